import { linesOf, toShape, type Line, type Piece } from './lines.ts';
import { fontOf, isWrittenInLatin, type Script, type Weight } from './script-fonts.ts';

/** The style of a text. */
export interface Hand {
  readonly weight: Weight;
  readonly size: number;
  readonly color: string;
}

interface Place {
  readonly left?: number;
  readonly top?: number;
  readonly width: number;
  readonly lineGap?: number;
  /** By default a paragraph starts at the side of its direction. */
  readonly align?: 'left' | 'right';
}

interface Shaped {
  readonly text: string;
  /** The width at size 1. */
  readonly ems: number;
}

/** Writes text in the fonts of its scripts, on one baseline. */
export class Pen {
  private readonly pdf: PDFKit.PDFDocument;
  /** Cached shapes: a word is measured for line breaking, for the height, and for drawing. */
  private readonly shapes = new Map<string, Shaped>();

  // Not a parameter property, because Node only strips types.
  constructor(pdf: PDFKit.PDFDocument) {
    this.pdf = pdf;
  }

  write(text: string, hand: Hand, { left = this.pdf.x, top = this.pdf.y, ...place }: Place): void {
    this.pdf.fontSize(hand.size).fillColor(hand.color);
    if (isWrittenInLatin(text)) {
      this.take(null, hand.weight);
      this.pdf.text(text, left, top, place);
      return;
    }
    const lines = this.lines(text, hand, place.width);
    const height = this.lineHeight(lines, hand.weight);
    this.pdf.y = top;
    for (const line of lines) {
      if (this.pdf.y + height > this.pdf.page.maxY()) this.pdf.addPage().fillColor(hand.color);
      this.writeLine(line, hand, left, place);
      this.pdf.x = left;
      this.pdf.y += height + (place.lineGap ?? 0);
    }
  }

  heightOf(text: string, hand: Hand, width: number): number {
    this.pdf.fontSize(hand.size);
    if (isWrittenInLatin(text)) return this.take(null, hand.weight).heightOfString(text, { width });
    const lines = this.lines(text, hand, width);
    return lines.length * this.lineHeight(lines, hand.weight);
  }

  private writeLine({ pieces, isRightToLeft }: Line, hand: Hand, left: number, place: Place): void {
    const align = place.align ?? (isRightToLeft ? 'right' : 'left');
    const { ascent, unitsPerEm } = fontOf(null, hand.weight);
    const baseline = -(ascent / unitsPerEm) * hand.size;
    const top = this.pdf.y;
    let at = left + (align === 'right' ? place.width - this.widthOf(pieces, hand) : 0);
    for (const piece of pieces) {
      const { text, ems } = this.shape(piece, hand.weight);
      this.take(piece.script, hand.weight).text(text, at, top, { lineBreak: false, baseline, features });
      at += ems * hand.size;
    }
    this.take(null, hand.weight);
  }

  private lines(text: string, hand: Hand, width: number): readonly Line[] {
    return linesOf(text, width, (pieces) => this.widthOf(pieces, hand));
  }

  /** The letters of some scripts are taller than the site's font. */
  private lineHeight(lines: readonly Line[], weight: Weight): number {
    const scripts = new Set([null, ...lines.flatMap(({ pieces }) => pieces.map(({ script }) => script))]);
    return Math.max(...[...scripts].map((script) => this.take(script, weight).currentLineHeight(true)));
  }

  private widthOf(pieces: readonly Piece[], { weight, size }: Hand): number {
    return pieces.reduce((sum, piece) => sum + this.shape(piece, weight).ems * size, 0);
  }

  private shape(piece: Piece, weight: Weight): Shaped {
    const key = `${weight} ${piece.script} ${piece.level % 2} ${piece.text}`;
    const known = this.shapes.get(key);
    if (known) return known;
    const font = fontOf(piece.script, weight);
    const { direction, advanceWidth } = font.layout(piece.text);
    const shaped = { text: toShape(piece, direction === 'rtl'), ems: advanceWidth / font.unitsPerEm };
    this.shapes.set(key, shaped);
    return shaped;
  }

  private take(script: Script | null, weight: Weight): PDFKit.PDFDocument {
    // pdfkit accepts parsed fonts since 0.20.0; its types do not include them yet.
    return this.pdf.font(fontOf(script, weight) as unknown as string, `${script ?? 'Latin'}-${weight}`);
  }
}

/**
 * With a list of features, pdfkit has fontkit shape a text as a whole; without it, word by word from left to
 * right.
 */
const features: PDFKit.Mixins.OpenTypeFeatures[] = [];
