import type { Country } from './country';

/** ISO codes and dial codes; a test compares them with libphonenumber-js, whose metadata would add 18 KB. */
const dialCodes = `
AD376 AE971 AF93 AG1 AL355 AM374 AO244 AR54 AT43 AU61 AW297 AZ994 BA387 BB1 BD880 BE32 BF226 BG359
BH973 BI257 BJ229 BM1 BN673 BO591 BR55 BS1 BT975 BW267 BY375 BZ501 CA1 CD243 CF236 CG242 CH41 CI225
CL56 CM237 CN86 CO57 CR506 CU53 CV238 CW599 CY357 CZ420 DE49 DJ253 DK45 DM1 DO1 DZ213 EC593 EE372
EG20 ER291 ES34 ET251 FI358 FJ679 FM691 FO298 FR33 GA241 GB44 GD1 GE995 GG44 GH233 GI350 GL299 GM220
GN224 GP590 GQ240 GR30 GT502 GW245 GY592 HK852 HN504 HR385 HT509 HU36 ID62 IE353 IL972 IM44 IN91
IQ964 IR98 IS354 IT39 JE44 JM1 JO962 JP81 KE254 KG996 KH855 KI686 KM269 KN1 KP850 KR82 KW965 KY1 KZ7
LA856 LB961 LC1 LI423 LK94 LR231 LS266 LT370 LU352 LV371 LY218 MA212 MC377 MD373 ME382 MG261 MH692
MK389 ML223 MM95 MN976 MO853 MQ596 MR222 MT356 MU230 MV960 MW265 MX52 MY60 MZ258 NA264 NC687 NE227
NG234 NI505 NL31 NO47 NP977 NR674 NZ64 OM968 PA507 PE51 PF689 PG675 PH63 PK92 PL48 PR1 PS970 PT351
PW680 PY595 QA974 RE262 RO40 RS381 RU7 RW250 SA966 SB677 SC248 SD249 SE46 SG65 SI386 SK421 SL232
SM378 SN221 SO252 SR597 SS211 ST239 SV503 SY963 SZ268 TD235 TG228 TH66 TJ992 TL670 TM993 TN216 TO676
TR90 TT1 TV688 TW886 TZ255 UA380 UG256 US1 UY598 UZ998 VA39 VC1 VE58 VN84 VU678 WS685 XK383 YE967
ZA27 ZM260 ZW263
`;

/** Replacements for CLDR names that are awkward in a list. */
const shortNames: Readonly<Record<string, string>> = { HK: 'Hong Kong', MO: 'Macao', PS: 'Palestine' };

/** Common names that people type instead of the CLDR name. */
const otherNames: Readonly<Record<string, string>> = {
  AE: 'UAE Dubai Abu Dhabi',
  CD: 'DRC',
  CI: 'Ivory Coast',
  CZ: 'Czech Republic',
  GB: 'UK Great Britain England Scotland Wales Northern Ireland',
  KR: 'Republic of Korea',
  MK: 'Macedonia',
  NL: 'Holland',
  SZ: 'Swaziland',
  TL: 'East Timor',
  TR: 'Turkey',
  US: 'USA America',
  VA: 'Holy See',
};

const cldrNames = new Intl.DisplayNames('en', { type: 'region' });

export const countries: readonly Country[] = [...dialCodes.matchAll(/([A-Z]{2})(\d+)/g)]
  .map(([, code = '', dial = '']) => ({ code, dial, name: shortNames[code] ?? cldrNames.of(code) ?? code }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** Removes accents and expands abbreviations, so that “saint lucia” finds St. Lucia and “cote” Côte d’Ivoire. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bsaint\b/g, 'st')
    .replace(/ (and|&)(?= |$)/g, '')
    .replace(/\./g, '');

/** Countries that match a name, an ISO code or a dial code, the best match first. */
export function matchCountries(among: readonly Country[], query: string): readonly Country[] {
  const wanted = plain(query.trim()).replace(/^(\+|00)(?=\d)/, '');
  if (wanted === '') return among;
  const ranked = among.flatMap((country) => {
    const rank = rankOf(country, wanted);
    return rank === undefined ? [] : [{ country, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ country }) => country);
}

function rankOf({ code, dial, name }: Country, wanted: string): number | undefined {
  if (/^\d/.test(wanted)) {
    if (dial === wanted) return 0;
    return dial.startsWith(wanted) ? 1 : undefined;
  }
  const startsWord = (text: string) => ` ${plain(text).replace(/[^a-z]+/g, ' ')}`.includes(` ${wanted}`);
  if (code.toLowerCase() === wanted) return 0;
  if (plain(name).startsWith(wanted)) return 1;
  if (startsWord(name)) return 2;
  return startsWord(otherNames[code] ?? '') ? 3 : undefined;
}

const recentKey = 'recent-countries';
const recentLimit = 3;

/** The country codes chosen last in this browser; empty if storage is not available. */
function recentCodes(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(recentKey) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((code) => typeof code === 'string').slice(0, recentLimit)
      : [];
  } catch {
    return [];
  }
}

export function rememberCountry({ code }: Country): void {
  try {
    const codes = [code, ...recentCodes().filter((other) => other !== code)].slice(0, recentLimit);
    window.localStorage.setItem(recentKey, JSON.stringify(codes));
  } catch {
    // Without storage the list only loses its order.
  }
}

/** All countries by name, the most recently chosen first. */
export function recentFirst(): readonly Country[] {
  const recent = recentCodes();
  const first = recent.flatMap((code) => countries.find((country) => country.code === code) ?? []);
  return [...first, ...countries.filter((country) => !recent.includes(country.code))];
}
