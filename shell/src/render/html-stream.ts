import { PassThrough, Writable } from 'node:stream';
import type { ServerStyleSheet } from 'styled-components';

export const ending = '</body></html>';

export interface HtmlParts {
  readonly out: Writable & { flush?: () => void };
  readonly sheet: ServerStyleSheet;
  /** Goes to the very beginning of the head. */
  readonly first: string;
  /** Goes to the end of the head: site-wide styles, then those of components, then scripts. */
  readonly head: { readonly styles: string; readonly scripts: string };
  /** Goes to the end of the body, when everything else is there. */
  readonly tail: () => string;
  /** Hears the whole markup before the tail. */
  readonly onWhole: (html: string) => void;
}

/**
 * Takes React's markup and adds what React does not know: the styles of components, the boot data. React's chunks end
 * anywhere, also inside a tag; it calls `flush` exactly where the markup is whole. Whole parts go through the stream of
 * the styling library, which writes the styles that a part needs before it.
 */
export class HtmlStream extends Writable {
  #parts: Buffer[] = [];
  #isFirst = true;
  #whole = '';
  readonly #markup = new PassThrough();
  readonly #styled: NodeJS.ReadWriteStream;

  constructor(private readonly page: HtmlParts) {
    super();
    page.out.on('drain', () => this.emit('drain'));
    page.out.on('error', (error) => this.destroy(error));
    page.out.on('close', () => this.destroy());
    this.#styled = page.sheet.interleaveWithNodeStream(this.#markup);
    this.#styled.on('data', (part: Buffer) => this.#send(part.toString('utf8')));
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
    const whole = Buffer.concat(this.#parts).toString('utf8');
    this.#parts = [];
    const html = whole.endsWith(ending) ? whole.slice(0, -ending.length) : whole;
    this.#markup.write(this.#isFirst ? this.#afterHeadStyles(html) : html);
    this.#isFirst = false;
  }

  override _final(done: () => void): void {
    this.flush();
    this.#styled.once('end', () => {
      this.page.onWhole(this.#whole);
      this.page.out.end(this.page.tail() + ending);
      done();
    });
    this.#markup.end();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#markup.destroy();
    done(error);
  }

  /** Sends the document up to where the styles of components belong. */
  #afterHeadStyles(html: string): string {
    const { first, head } = this.page;
    const [before = '', after = ''] = splitAt(
      html.replace('<head>', () => `<head>${first}`),
      '</head>',
    );
    this.#send(before + head.styles);
    return head.scripts + after;
  }

  #send(html: string): void {
    this.#whole += html;
    this.page.out.write(html);
    this.page.out.flush?.();
  }
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}
