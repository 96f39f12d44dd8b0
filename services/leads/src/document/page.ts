export interface TableRow {
  readonly cells: readonly string[];
  readonly isStrong?: boolean;
}

export type PdfPart =
  | { readonly kind: 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly TableRow[]; readonly shares: readonly number[] };

/** Content of a PDF document, in order. */
export interface PdfDocument {
  readonly title: string;
  readonly brand: string;
  readonly at: Date;
  readonly parts: readonly PdfPart[];
  readonly foot: string;
}

/** Collects the parts of a document; `DrawPdf` renders the file. */
export class Page {
  private readonly parts: PdfPart[] = [];

  constructor(private readonly head: Pick<PdfDocument, 'title' | 'brand' | 'at'>) {}

  heading(text: string): this {
    this.parts.push({ kind: 'heading', text });
    return this;
  }

  text(text: string): this {
    this.parts.push({ kind: 'text', text });
    return this;
  }

  list(items: readonly string[]): this {
    this.parts.push({ kind: 'list', items });
    return this;
  }

  /** Rows under hairlines; the last column is aligned to the right. */
  table(rows: readonly TableRow[], shares: readonly number[]): this {
    this.parts.push({ kind: 'table', rows, shares });
    return this;
  }

  finish(foot: string): PdfDocument {
    return { ...this.head, parts: this.parts, foot };
  }
}
