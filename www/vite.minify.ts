import { minifySync, type Plugin, type TerserOptions } from "vite";

/**
 * The bundler's minifier gives the private names of every class the same few letters, which compresses better than
 * terser's one letter for each name of the whole program. Terser then folds what that minifier leaves. The two together
 * give less than either alone.
 */
export const shortPrivateNames: Plugin = {
  name: "short-private-names",
  renderChunk(source, { fileName }) {
    const { code, map, errors } = minifySync(fileName, source, {
      module: true,
      compress: { joinVars: false, sequences: false },
      mangle: true,
      sourcemap: true,
    });
    if (errors.length > 0) throw new Error(`${fileName}: ${errors.map(String).join("; ")}`);
    return { code, map: map ?? null };
  },
};

/** For every build. */
export const terserOptions: TerserOptions = {
  compress: { passes: 3 },
};
