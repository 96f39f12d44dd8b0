/** What is each visitor's own in the markup of a page. */
export interface Own {
  readonly pageId: string;
}

interface Remembered {
  readonly html: string;
  readonly own: Own;
  readonly at: number;
}

export interface RenderingLimits {
  readonly pages: number;
  readonly characters: number;
  /** A page may say what day it is; it is rendered again before that is wrong for long. */
  readonly ms: number;
}

const usualLimits: RenderingLimits = { pages: 200, characters: 12_000_000, ms: 60_000 };

export const nothingRemembered: RenderingLimits = { pages: 0, characters: 0, ms: 0 };

/**
 * The markup of pages by what they were rendered from. It is no cache of answers: what a page says is asked for each
 * time, and only markup that would come out the same is not made again.
 */
export class RememberedRenderings {
  readonly #pages = new Map<string, Remembered>();
  #characters = 0;

  constructor(
    private readonly limits: RenderingLimits = usualLimits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The markup as it is for this visitor. */
  find(key: string, { pageId }: Own): string | null {
    const known = this.#pages.get(key);
    if (!known) return null;
    if (this.now() - known.at > this.limits.ms) {
      this.#forget(key);
      return null;
    }
    return known.html.replaceAll(known.own.pageId, pageId);
  }

  keep(key: string, html: string, own: Own): void {
    this.#forget(key);
    this.#pages.set(key, { html, own, at: this.now() });
    this.#characters += html.length;
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= this.limits.pages && this.#characters <= this.limits.characters) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#characters -= this.#pages.get(key)?.html.length ?? 0;
    this.#pages.delete(key);
  }
}
