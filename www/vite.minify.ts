import { minifySync, type Plugin, type TerserOptions } from "vite";

/**
 * The bundler's minifier gives the private names of every class the same few letters, which compresses better than
 * terser's one letter a name of the whole program; what terser folds afterwards, it does not find. Both are smaller than either.
 */
export const shortPrivateNames: Plugin = {
  name: "short-private-names",
  renderChunk: (code, { fileName }) =>
    minifySync(fileName, code, {
      module: true,
      compress: { joinVars: false, sequences: false },
      mangle: true,
      sourcemap: true,
    }),
};

export const terserOptions: TerserOptions = {
  compress: { passes: 3 },
};
