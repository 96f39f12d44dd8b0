import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

export type Weight = 'regular' | 'strong';
type FontFiles = Readonly<Record<Weight, string>>;

const latin: FontFiles = {
  regular: '@expo-google-fonts/anek-latin/400Regular/AnekLatin_400Regular.ttf',
  strong: '@expo-google-fonts/anek-latin/600SemiBold/AnekLatin_600SemiBold.ttf',
};

/**
 * Scripts that the site's font does not cover, by their Unicode names. Anek, if it is published with static
 * weights and fontkit can shape it; otherwise Noto; and Baloo Paaji 2, Battambang and Vazirmatn where fontkit 2.0.4
 * cannot shape Noto's or a text cannot be copied from it. File names are written out, because an image includes only
 * files that the build lists.
 */
const alphabets = {
  Arabic: {
    regular: '@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf',
    strong: '@expo-google-fonts/vazirmatn/600SemiBold/Vazirmatn_600SemiBold.ttf',
  },
  Armenian: {
    regular: '@expo-google-fonts/noto-sans-armenian/400Regular/NotoSansArmenian_400Regular.ttf',
    strong: '@expo-google-fonts/noto-sans-armenian/600SemiBold/NotoSansArmenian_600SemiBold.ttf',
  },
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
  Ethiopic: {
    regular: '@expo-google-fonts/noto-sans-ethiopic/400Regular/NotoSansEthiopic_400Regular.ttf',
    strong: '@expo-google-fonts/noto-sans-ethiopic/600SemiBold/NotoSansEthiopic_600SemiBold.ttf',
  },
  Georgian: {
    regular: '@expo-google-fonts/noto-sans-georgian/400Regular/NotoSansGeorgian_400Regular.ttf',
    strong: '@expo-google-fonts/noto-sans-georgian/600SemiBold/NotoSansGeorgian_600SemiBold.ttf',
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
  Hebrew: {
    regular: '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
    strong: '@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
  },
  Kannada: {
    regular: '@expo-google-fonts/anek-kannada/400Regular/AnekKannada_400Regular.ttf',
    strong: '@expo-google-fonts/anek-kannada/600SemiBold/AnekKannada_600SemiBold.ttf',
  },
  Khmer: {
    regular: '@expo-google-fonts/battambang/400Regular/Battambang_400Regular.ttf',
    strong: '@expo-google-fonts/battambang/700Bold/Battambang_700Bold.ttf',
  },
  Lao: {
    regular: '@expo-google-fonts/noto-sans-lao/400Regular/NotoSansLao_400Regular.ttf',
    strong: '@expo-google-fonts/noto-sans-lao/600SemiBold/NotoSansLao_600SemiBold.ttf',
  },
  Malayalam: {
    regular: '@expo-google-fonts/anek-malayalam/400Regular/AnekMalayalam_400Regular.ttf',
    strong: '@expo-google-fonts/anek-malayalam/600SemiBold/AnekMalayalam_600SemiBold.ttf',
  },
  Myanmar: {
    regular: '@expo-google-fonts/noto-sans-myanmar/400Regular/NotoSansMyanmar_400Regular.ttf',
    strong: '@expo-google-fonts/noto-sans-myanmar/600SemiBold/NotoSansMyanmar_600SemiBold.ttf',
  },
  Oriya: {
    regular: '@expo-google-fonts/noto-sans-oriya/400Regular/NotoSansOriya_400Regular.ttf',
    strong: '@expo-google-fonts/noto-sans-oriya/600SemiBold/NotoSansOriya_600SemiBold.ttf',
  },
  Sinhala: {
    regular: '@expo-google-fonts/noto-sans-sinhala/400Regular/NotoSansSinhala_400Regular.ttf',
    strong: '@expo-google-fonts/noto-sans-sinhala/600SemiBold/NotoSansSinhala_600SemiBold.ttf',
  },
  Tamil: {
    regular: '@expo-google-fonts/anek-tamil/400Regular/AnekTamil_400Regular.ttf',
    strong: '@expo-google-fonts/anek-tamil/600SemiBold/AnekTamil_600SemiBold.ttf',
  },
  Telugu: {
    regular: '@expo-google-fonts/anek-telugu/400Regular/AnekTelugu_400Regular.ttf',
    strong: '@expo-google-fonts/anek-telugu/600SemiBold/AnekTelugu_600SemiBold.ttf',
  },
  Thai: {
    regular: '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
    strong: '@expo-google-fonts/noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf',
  },
  Tibetan: {
    regular: '@expo-google-fonts/noto-serif-tibetan/400Regular/NotoSerifTibetan_400Regular.ttf',
    strong: '@expo-google-fonts/noto-serif-tibetan/600SemiBold/NotoSerifTibetan_600SemiBold.ttf',
  },
} as const satisfies Record<string, FontFiles>;

const inBothWeights = (file: string): FontFiles => ({ regular: file, strong: file });

/**
 * Languages that share Han letters. One weight, because such a font has 2 to 11 MB, and the thread keeps
 * opened ones.
 */
const eastAsian = {
  Chinese: inBothWeights('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  Japanese: inBothWeights('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf'),
  Korean: inBothWeights('@expo-google-fonts/gowun-dodum/400Regular/GowunDodum_400Regular.ttf'),
} as const;
type EastAsian = keyof typeof eastAsian;

const otherScripts = { ...alphabets, ...eastAsian };
export type Script = keyof typeof otherScripts;

/** Everything that the site's font is used for, without invisible direction marks. */
const latinOnly = /^[\0-\u024F\u1E00-\u200D\u2010-\u2029\u202F-\u2065\u20A0-\u20CF]*$/;
const alphabetLetters = (Object.keys(alphabets) as (keyof typeof alphabets)[]).map(
  (script) => [script, new RegExp(`\\p{Script_Extensions=${script}}`, 'u')] as const,
);
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangul = /\p{Script=Hangul}/u;
const eastAsianLetter =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Hangul}\u3000-\u33FF\uFF00-\uFFEF]/u;

/** Marks, joiners, danda and spaces belong to the preceding run; an ideographic space has its own font. */
const joins = /\p{Mark}|\u200C|\u200D|[\u0964\u0965]|(?!\u3000)\s/u;

/** Consecutive text in one script; null for Latin, digits, punctuation and scripts without a font. */
interface ScriptRun {
  readonly script: Script | null;
  readonly text: string;
}

/** Returns true if the site's font is sufficient for a text. */
export const isWrittenInLatin = (text: string): boolean => latinOnly.test(text);

/** Splits a text where its script changes. */
export function scriptRuns(text: string): readonly ScriptRun[] {
  if (isWrittenInLatin(text)) return text ? [{ script: null, text }] : [];
  const language = languageOf(text);
  const runs: { script: Script | null; text: string }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const script = last && joins.test(character) ? last.script : scriptOf(character, language);
    if (last?.script === script) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs.map((run) => (run.script && !canShape(run.script, run.text) ? { ...run, script: null } : run));
}

/**
 * Han letters belong to no single language: the context determines it, and Noto Sans SC has all of the usual
 * ones.
 */
function languageOf(text: string): EastAsian {
  if (kana.test(text)) return 'Japanese';
  return hangul.test(text) ? 'Korean' : 'Chinese';
}

function scriptOf(character: string, language: EastAsian): Script | null {
  if (isWrittenInLatin(character)) return null;
  if (hangul.test(character)) return 'Korean';
  if (eastAsianLetter.test(character)) return hasLetter(language, character) ? language : 'Chinese';
  return alphabetLetters.find(([, pattern]) => pattern.test(character))?.[0] ?? null;
}

const hasLetter = (script: Script, character: string): boolean =>
  fontOf(script, 'regular').hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/**
 * Parsed once for all documents, on demand: fontkit decodes a font's tables on first use, which takes six
 * times as long as rendering a receipt.
 */
const parsed = new Map<string, Font>();

export function fontOf(script: Script | null, weight: Weight): Font {
  const file = (script ? otherScripts[script] : latin)[weight];
  const font = parsed.get(file) ?? (openSync(require.resolve(file)) as Font);
  parsed.set(file, font);
  return font;
}

/**
 * Whether fontkit can shape the text: it throws on some combinations of marks, and a receipt must not fail.
 */
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
