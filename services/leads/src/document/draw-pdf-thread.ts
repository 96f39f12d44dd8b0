/**
 * A worker thread that renders documents: measuring text takes longer than any other work for a booking. Its
 * imports from the service refer to sources, so that Node can start it from sources too.
 */
import PDFDocument from 'pdfkit';
import type { PdfDocument, PdfPart, TableRow } from './page.js';
import { Pen, type Hand } from './pen.ts';

const mm = 72 / 25.4;
const margin = 20 * mm;
const footHeight = 60;
const colors = {
  body: '#0B4A58',
  border: '#93281A',
  zari: '#E6A117',
  ink: '#1C1A1F',
  soft: '#55515A',
  rule: '#CBC7BF',
};

const hands = {
  brand: { weight: 'strong', size: 13, color: colors.body },
  title: { weight: 'strong', size: 24, color: colors.ink },
  heading: { weight: 'strong', size: 13, color: colors.body },
  text: { weight: 'regular', size: 10.5, color: colors.ink },
  cell: { weight: 'regular', size: 10, color: colors.ink },
  strongCell: { weight: 'strong', size: 10, color: colors.ink },
  foot: { weight: 'regular', size: 8.5, color: colors.soft },
} as const satisfies Record<string, Hand>;

/** Returns the file as base64. The site's font has the rupee sign and the letters of Sanskrit names. */
export default async function drawPdf(document: PdfDocument): Promise<string> {
  const drawing = new Drawing(document);
  for (const part of document.parts) drawing.add(part);
  const file = await drawing.finish(document.foot);
  return file.toString('base64');
}

/** A4 pages in the site's design. */
class Drawing {
  private readonly pdf: PDFKit.PDFDocument;
  private readonly pen: Pen;
  private readonly width: number;

  constructor({ title, brand, at }: PdfDocument) {
    this.pdf = new PDFDocument({
      size: 'A4',
      margin,
      lang: 'en',
      tagged: true,
      displayTitle: true,
      // Prevents parsing of a built-in font that the document does not use.
      font: '',
      info: { Title: title, Author: brand, CreationDate: at },
    });
    this.width = this.pdf.page.width - 2 * margin;
    this.pen = new Pen(this.pdf);
    this.band();
    this.pen.write(brand, hands.brand, { width: this.width });
    this.pdf.moveDown(0.8);
    this.pen.write(title, hands.title, { width: this.width });
    this.pdf.moveDown(0.6);
  }

  add(part: PdfPart): void {
    switch (part.kind) {
      case 'heading':
        return this.heading(part.text);
      case 'text':
        return this.text(part.text);
      case 'list':
        return this.list(part.items);
      case 'table':
        return this.table(part.rows, part.shares);
    }
  }

  /** Draws the footer with the dots of a group of twelve. */
  async finish(foot: string): Promise<Buffer> {
    if (this.pdf.y + footHeight > this.pdf.page.height - margin) this.pdf.addPage();
    this.pdf.moveDown(1.2);
    const top = this.pdf.y;
    for (let dot = 0; dot < 12; dot++)
      this.pdf.circle(margin + 4 + (dot % 4) * 9, top + 4 + Math.floor(dot / 4) * 9, 1.6).fill(colors.border);
    this.pen.write(foot, hands.foot, { left: margin + 48, top, width: this.width - 48, lineGap: 1 });
    const chunks: Buffer[] = [];
    const ended = new Promise<void>((resolve, reject) => {
      this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.pdf.on('end', resolve);
      this.pdf.on('error', reject);
    });
    this.pdf.end();
    await ended;
    return Buffer.concat(chunks);
  }

  private heading(text: string): void {
    this.pdf.moveDown(0.8);
    this.pen.write(text, hands.heading, { left: margin, width: this.width });
    this.pdf.moveDown(0.3);
  }

  private text(text: string): void {
    this.pen.write(text, hands.text, { left: margin, width: this.width, lineGap: 2 });
    this.pdf.moveDown(0.4);
  }

  private list(items: readonly string[]): void {
    for (const item of items)
      this.pen.write(`•  ${item}`, hands.text, { left: margin, width: this.width, lineGap: 2 });
    this.pdf.moveDown(0.4);
  }

  /** Rows under hairlines; the last column is aligned to the right. */
  private table(rows: readonly TableRow[], shares: readonly number[]): void {
    const whole = shares.reduce((sum, share) => sum + share, 0);
    const widths = shares.map((share) => (share / whole) * this.width);
    for (const row of rows) this.row(row, widths);
    this.pdf.moveDown(0.6);
    this.pdf.x = margin;
  }

  private band(): void {
    const { width } = this.pdf.page;
    this.pdf.rect(0, 0, width, 3).fill(colors.zari);
    this.pdf.rect(0, 3, width, 16).fill(colors.body);
    this.pdf.rect(0, 19, width, 5).fill(colors.border);
    this.pdf.y = margin;
  }

  private row({ cells, isStrong }: TableRow, widths: readonly number[]): void {
    const hand = isStrong ? hands.strongCell : hands.cell;
    const height = Math.max(...cells.map((cell, at) => this.pen.heightOf(cell, hand, (widths[at] ?? 0) - 8)));
    if (this.pdf.y + height + 10 > this.pdf.page.height - margin) this.pdf.addPage();
    const top = this.pdf.y;
    let left = margin;
    cells.forEach((cell, at) => {
      const width = widths[at] ?? 0;
      const align = at === cells.length - 1 && cells.length > 1 ? 'right' : 'left';
      this.pen.write(cell, hand, { left, top: top + 5, width: width - (align === 'right' ? 0 : 8), align });
      left += width;
    });
    this.pdf.y = top + height + 10;
    this.pdf
      .moveTo(margin, this.pdf.y)
      .lineTo(margin + this.width, this.pdf.y)
      .lineWidth(0.5)
      .stroke(colors.rule);
  }
}
