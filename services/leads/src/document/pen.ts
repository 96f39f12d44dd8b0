import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

type Weight = 'regular' | 'strong';
type FontFiles = Readonly<Record<Weight, string>>;

const latin: FontFiles = {
  regular: '@expo-google-fonts/anek-latin/400Regular/AnekLatin_400Regular.ttf',
  strong: '@expo-google-fonts/anek-latin/600SemiBold/AnekLatin_600SemiBold.ttf',
};

/**
 * Scripts that the site's font has no letters for. Anek where it is published with single weights and fontkit can shape
 * it; Noto Sans and Baloo Paaji 2 elsewhere.
 */
const otherScripts = {
  Bengali: {
    regular: '@expo-google-fonts/anek-bangla/400Regular/AnekBangla_400Regular.ttf',
    strong: '@expo-google-fonts/anek-bangla/600SemiBold/AnekBangla_600SemiBold.ttf',
  },
  Cyrillic: {
    regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    strong: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  },
  Devanagari: {
    regular: '@expo-google-fonts/anek-devanagari/400Regular/AnekDevanagari_400Regular.ttf',
    strong: '@expo-google-fonts/anek-devanagari/600SemiBold/AnekDevanagari_600SemiBold.ttf',
  },
  Greek: {
    regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    strong: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  },
  Gujarati: {
    regular: '@expo-google-fonts/anek-gujarati/400Regular/AnekGujarati_400Regular.ttf',
    strong: '@expo-google-fonts/anek-gujarati/600SemiBold/AnekGujarati_600SemiBold.ttf',
  },
  Gurmukhi: {
    regular: '@expo-google-fonts/baloo-paaji-2/BalooPaaji2_400Regular.ttf',
    strong: '@expo-google-fonts/baloo-paaji-2/BalooPaaji2_600SemiBold.ttf',
  },
  Kannada: {
    regular: '@expo-google-fonts/anek-kannada/400Regular/AnekKannada_400Regular.ttf',
    strong: '@expo-google-fonts/anek-kannada/600SemiBold/AnekKannada_600SemiBold.ttf',
  },
  Malayalam: {
    regular: '@expo-google-fonts/anek-malayalam/400Regular/AnekMalayalam_400Regular.ttf',
    strong: '@expo-google-fonts/anek-malayalam/600SemiBold/AnekMalayalam_600SemiBold.ttf',
  },
  Oriya: {
    regular: '@expo-google-fonts/noto-sans-oriya/400Regular/NotoSansOriya_400Regular.ttf',
    strong: '@expo-google-fonts/noto-sans-oriya/600SemiBold/NotoSansOriya_600SemiBold.ttf',
  },
  Tamil: {
    regular: '@expo-google-fonts/anek-tamil/400Regular/AnekTamil_400Regular.ttf',
    strong: '@expo-google-fonts/anek-tamil/600SemiBold/AnekTamil_600SemiBold.ttf',
  },
  Telugu: {
    regular: '@expo-google-fonts/anek-telugu/400Regular/AnekTelugu_400Regular.ttf',
    strong: '@expo-google-fonts/anek-telugu/600SemiBold/AnekTelugu_600SemiBold.ttf',
  },
} as const satisfies Record<string, FontFiles>;
type Script = keyof typeof otherScripts;
const letters = (Object.keys(otherScripts) as Script[]).map(
  (script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const,
);

/** Marks, joiners, danda and spaces are written with what is before them. */
const joins = /\p{Mark}|\u200C|\u200D|[\u0964\u0965\s]/u;

/** Adjoining text in one script; null for Latin, digits, signs and scripts without a font. */
interface ScriptRun {
  readonly script: Script | null;
  readonly text: string;
}

/** Cuts a text where its script changes. */
export function scriptRuns(text: string): readonly ScriptRun[] {
  const runs: { script: Script | null; text: string }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const own = letters.find(([, pattern]) => pattern.test(character))?.[0] ?? null;
    const script = last && joins.test(character) ? last.script : own;
    if (last?.script === script) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs.map((run) => (run.script && !canShape(run.script, run.text) ? { ...run, script: null } : run));
}

/**
 * Parsed once for all documents: fontkit decodes a font's tables on first use, which takes six times as long as drawing
 * a receipt.
 */
const parsed = new Map<string, Font>();

function fontOf(script: Script | null, weight: Weight): Font {
  const file = (script ? otherScripts[script] : latin)[weight];
  const font = parsed.get(file) ?? (openSync(require.resolve(file)) as Font);
  parsed.set(file, font);
  return font;
}

/** Whether fontkit can shape the text: it fails on some combinations of marks, and a receipt must not. */
function canShape(script: Script, text: string): boolean {
  try {
    return (
      fontOf(script, 'regular').layout(text).glyphs.length > 0 &&
      fontOf(script, 'strong').layout(text).glyphs.length > 0
    );
  } catch {
    return false;
  }
}

/** How a text is written. */
export interface Hand {
  readonly weight: Weight;
  readonly size: number;
}

interface Place {
  readonly left?: number;
  readonly top?: number;
  readonly width: number;
  readonly lineGap?: number;
  readonly align?: 'left' | 'right';
}

/** Writes text in the fonts of its scripts, on one baseline. */
export class Pen {
  private readonly pdf: PDFKit.PDFDocument;

  // Not a parameter property: Node strips types and generates no code.
  constructor(pdf: PDFKit.PDFDocument) {
    this.pdf = pdf;
  }

  write(text: string, { weight, size }: Hand, { left, top, ...place }: Place): void {
    this.pdf.fontSize(size);
    const runs = scriptRuns(text);
    if (runs.every(({ script }) => script === null)) {
      this.take(null, weight);
      this.pdf.text(text, left, top, place);
      return;
    }
    // pdfkit aligns each run of a line separately; a text that fits is moved as a whole.
    const over = place.width - this.widthOf(runs, weight);
    const start = place.align === 'right' && over > 0 ? (left ?? this.pdf.x) + over : left;
    const { ascent, unitsPerEm } = fontOf(null, weight);
    const baseline = -(ascent / unitsPerEm) * size;
    runs.forEach(({ script, text: words }, at) => {
      const options = { ...place, align: 'left' as const, baseline, continued: at < runs.length - 1 };
      this.take(script, weight);
      if (at === 0) this.pdf.text(words, start, top, options);
      else this.pdf.text(words, options);
    });
  }

  heightOf(text: string, { weight, size }: Hand, width: number): number {
    this.pdf.fontSize(size);
    const runs = scriptRuns(text);
    this.take(null, weight);
    if (runs.every(({ script }) => script === null)) return this.pdf.heightOfString(text, { width });
    let [lines, used] = [1, 0];
    for (const word of text.split(/(?<=\s)/u)) {
      const wide = this.widthOf(scriptRuns(word), weight);
      if (used > 0 && used + wide > width) [lines, used] = [lines + 1, 0];
      used += wide;
    }
    return lines * Math.max(...runs.map(({ script }) => this.take(script, weight).currentLineHeight(true)));
  }

  private widthOf(runs: readonly ScriptRun[], weight: Weight): number {
    return runs.reduce((sum, { script, text }) => sum + this.take(script, weight).widthOfString(text), 0);
  }

  private take(script: Script | null, weight: Weight): PDFKit.PDFDocument {
    // pdfkit takes parsed fonts since 0.20.0; its types do not say so yet.
    return this.pdf.font(fontOf(script, weight) as unknown as string, `${script ?? 'Latin'}-${weight}`);
  }
}
