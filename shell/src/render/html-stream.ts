import { Writable } from 'node:stream';
import type { ServerStyleSheet } from 'styled-components';

export const ending = '</body></html>';

export interface HtmlParts {
  readonly out: Writable & { flush?: () => void };
  readonly sheet: ServerStyleSheet;
  readonly nonce: string;
  /** Goes to the very beginning of the head. */
  readonly first: string;
  /** Goes to the end of the head, before the styles of components. */
  readonly head: string;
  /** Goes to the end of the body, when everything else is there. */
  readonly tail: () => string;
  /** Hears the whole markup before the tail. */
  readonly onWhole: (html: string) => void;
}

/**
 * Takes React's markup and adds what React does not know: the styles that components asked for, the boot data. React's
 * chunks end anywhere, even inside a tag; it calls `flush` exactly where the markup is whole, so that is where
 * something may be put in.
 */
export class HtmlStream extends Writable {
  #parts: Buffer[] = [];
  #isFirst = true;
  #whole = '';

  constructor(private readonly page: HtmlParts) {
    super();
    page.out.on('drain', () => this.emit('drain'));
    page.out.on('error', (error) => this.destroy(error));
    page.out.on('close', () => this.destroy());
  }

  // The pressure of the real target counts, not that of this buffer.
  override write(chunk: unknown, ...rest: never[]): boolean {
    super.write(chunk, ...rest);
    return !this.page.out.writableNeedDrain;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#parts.push(Buffer.from(chunk));
    done();
  }

  flush(): void {
    if (this.#parts.length === 0) return;
    const markup = Buffer.concat(this.#parts).toString('utf8');
    this.#parts = [];
    const html = this.#isFirst
      ? markup
          .replace('<head>', () => `<head>${this.page.first}`)
          .replace('</head>', () => `${this.page.head}${this.#styles()}</head>`)
      : this.#styles() + markup;
    this.#isFirst = false;
    const part = html.endsWith(ending) ? html.slice(0, -ending.length) : html;
    this.#whole += part;
    this.page.out.write(part);
    this.page.out.flush?.();
  }

  override _final(done: () => void): void {
    this.flush();
    this.page.onWhole(this.#whole);
    this.page.out.end(this.page.tail() + ending);
    done();
  }

  #styles(): string {
    const { sheet, nonce } = this.page;
    const tags = sheet.getStyleTags();
    // Not part of the typings: forgets what has been written, so that each rule is sent once.
    (sheet.instance as unknown as { clearTag(): void }).clearTag();
    return tags.includes('data-styled') && !isEmpty(tags)
      ? tags.replaceAll('<style ', `<style nonce="${nonce}" `)
      : '';
  }
}

const isEmpty = (tags: string): boolean => /^<style[^>]*><\/style>$/.test(tags.trim());
