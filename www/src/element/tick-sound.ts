/** How a tick sounds: low, short and soft. */
const hertz = 523;
const seconds = 0.09;
const loudness = 0.06;

/** A soft tick. A browser that cannot or may not make sounds breaks nothing: then it is quiet. */
export class TickSound {
  #context: AudioContext | null = null;

  /** To be called while a person clicks or presses a key: only then do browsers let a page make sounds. */
  arm(): void {
    quietly(() => {
      this.#context ??= new AudioContext();
      if (this.#context.state === "suspended") this.#context.resume().catch(() => undefined);
    });
  }

  tick(): void {
    quietly(() => {
      if (this.#context?.state === "running") play(this.#context);
    });
  }

  /** Gives the sound card back. */
  close(): void {
    const context = this.#context;
    this.#context = null;
    quietly(() => {
      context?.close().catch(() => undefined);
    });
  }
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // No sound, then.
  }
}

function play(context: AudioContext): void {
  const start = context.currentTime;
  const tone = new OscillatorNode(context, { frequency: hertz });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + seconds);
}
