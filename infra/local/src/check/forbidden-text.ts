import { root } from '../checkout.ts';
import { textsIn, tooFew, verdict } from './verdict.ts';

/** Texts that source files may not contain. */
interface Ban {
  readonly files: readonly string[];
  readonly except: RegExp;
  /** Finding fewer files than this means that the search itself is broken. */
  readonly fewest: number;
  readonly texts: readonly { readonly pattern: RegExp; readonly problem: string }[];
}

/**
 * Libraries and the bundler are used as documented: no module replacement, no deep imports from packages, no bypass of
 * Module Federation, no post-processing of bundler output, no second router.
 */
export const undocumentedUse: Ban = {
  files: ['{packages,services,shell,mfe-*,e2e,infra}/**/*.{ts,tsx,mjs,cjs,js}'],
  // This list and the planted violations contain the forbidden texts.
  except:
    /node_modules|\/dist|\/\.cache\/|\.d\.ts$|check\/forbidden-text\.ts$|test\/checks\/planted-forbidden-texts\.ts$/,
  fewest: 500,
  texts: [
    { pattern: /NormalModuleReplacementPlugin/, problem: 'replaces a module of a library' },
    {
      pattern:
        /\b(?:from|import|require|resolve)\s*\(?\s*['"](?:@(?!valam\/)[\w.-]+\/)?[a-z][\w.-]*\/(?:dist|lib|src|cjs|esm)\//,
      problem: 'imports a file from inside a library',
    },
    {
      pattern: /__webpack_(?:share_scopes__|init_sharing__|require__)/,
      problem: 'calls the runtime of the bundler, which belongs to Module Federation',
    },
    {
      pattern:
        /hooks\.(?:compilation|thisCompilation|runtimeModule|processAssets|renderChunk|emit)\b|\.source\.source\b/,
      problem: 'rewrites what the bundler wrote',
    },
    {
      pattern: /\bhistory\.(?:pushState|scrollRestoration)\b|['"]popstate['"]|\bonpopstate\b/,
      problem: 'moves through the history past React Router',
    },
  ],
};

/** Dates, times, amounts and refund periods have one format each, because a single module formats them. */
export const secondForm: Ban = {
  files: ['{packages/*,services/*,shell,mfe-*}/src/**/*.{ts,tsx}'],
  // The formatting modules themselves; and SQL, whose numbered parameters look like amounts in dollars.
  except:
    /node_modules|\.test\.tsx?$|\.d\.ts$|\/migrations\/|contracts\/src\/(shared\/(days|money)|leads\/refund-words)\.ts$/,
  fewest: 800,
  texts: [
    {
      pattern: /\.toLocale(Date|Time)?String\(/,
      problem: 'use formatCount, formatPrice, formatDay or formatInstant',
    },
    {
      pattern: /\bIntl\.(DateTimeFormat|NumberFormat)\b/,
      problem: 'use a formatter of shared/days or shared/money',
    },
    { pattern: /['"](Jan|January)['"],?\s*(\n|['"]Feb)/, problem: 'use monthName or shortMonthName' },
    { pattern: /['"]Mon(day)?['"],\s*['"]Tue/, problem: 'use weekdayName or weekdayLabels' },
    { pattern: /toISOString\(\)\s*\.slice\(11/, problem: 'use formatTime or istClock' },
    { pattern: /\b5\.5 \* 3_?600_?000\b/, problem: 'use istDay or istClock' },
    { pattern: /\bformatDay(Range)?\([^()\n]*\)\.slice\(/, problem: 'use formatDayOfYear' },
    {
      pattern: /\}(, end of day)? IST\b/,
      problem: 'use formatInstant, formatDeadline or formatEndOfDay',
    },
    { pattern: /\$\$\{|[€£₹]\$?\{/, problem: 'use formatMoney or formatPrice' },
    {
      pattern: /\d+\s*(-|–|to)\s*\d+\s+(working|business)\s+days/i,
      problem: 'use refundTime of leads/refund-words',
    },
  ],
};

/** A focused test disables all others in its file, and a skipped test checks nothing: both pass. */
export const turnedOffTests: Ban = {
  files: ['{packages,services,shell,mfe-*,e2e,infra}/**/*.{test,spec}.{ts,tsx}'],
  // The test of this check contains examples.
  except: /node_modules|\/dist|\/\.cache\/|test\/checks\/turned-off-tests\.test\.ts$/,
  fewest: 600,
  texts: [
    {
      pattern: /\b(?:it|test|describe)(?:\.\w+)*\.only\b|\bf(?:it|describe)\(/,
      problem: 'turns off all other tests of its file',
    },
    {
      pattern:
        /\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|todo|fixme|failing|fail)(?:\.each)?\b\s*\(|\bx(?:it|test|describe)\(/,
      problem: 'turns off a test',
    },
  ],
};

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** @param options another checkout */
export async function checkForbiddenText(
  { files: patterns, except, fewest, texts }: Ban,
  { where = root, least = fewest }: { where?: string; least?: number } = {},
) {
  const files = textsIn(where, patterns, except);
  const problems = files.flatMap(({ file, text }) =>
    texts.flatMap(({ pattern, problem }) =>
      [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(
        ({ 0: found, index }) => `${file}:${lineAt(text, index)} ${found.trim().slice(0, 80)}: ${problem}`,
      ),
    ),
  );
  return verdict([...problems, ...tooFew(files.length, least, 'files were read')]);
}
