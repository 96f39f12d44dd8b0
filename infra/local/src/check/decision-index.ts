import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../checkout.ts';
import { tooFew, verdict } from './verdict.ts';

const folder = 'infra/docs/adr';
const statusLine =
  /^(Accepted|(?:Amended|Superseded) by (?:\[\d{4}\]\([\w-]+\.md\)(?: and )?)+), (\d{4}-\d{2}-\d{2})\. (\S.*)$/;
const longestSummary = 130;
/** A record is one page; the index with their summaries is read in ten minutes. */
const mostWords = 600;
const fewest = 40;

/** The hundreds of a record's number say what it is about. */
const areas = {
  '00': 'Platform and tools',
  '01': 'What services share',
  '02': 'Front end',
  '03': 'Content (catalog)',
  '04': 'Seats and money (leads)',
  '05': 'Accounts and partners (identity)',
  '06': 'Back office',
  '07': 'Operations',
};

export interface Decision {
  file: string;
  number: string;
  title: string;
  status: string;
  date: string;
  summary: string;
}

function readDecisions(where: string): { decisions: Decision[]; problems: string[] } {
  const files = globSync(`${folder}/*.md`, { cwd: where })
    .map((file) => path.basename(file))
    .filter((file) => file !== 'README.md')
    .sort();
  const problems: string[] = [];
  const decisions = files.flatMap((file) => {
    const text = readFileSync(path.join(where, folder, file), 'utf8');
    const [head = '', , line = ''] = text.split('\n');
    const words = text.split(/\s+/).length;
    if (words > mostWords) problems.push(`${file}: ${words} words, more than a page of ${mostWords}`);
    const number = file.slice(0, 4);
    const [, status, date, summary] = statusLine.exec(line) ?? [];
    if (!head.startsWith(`# ${number} `)) problems.push(`${file}: the title does not begin with # ${number}`);
    if (!(number.slice(0, 2) in areas))
      problems.push(`${file}: no area has numbers that begin with ${number.slice(0, 2)}`);
    if (!status || !date || !summary) {
      problems.push(
        `${file}: line 3 is not "Accepted, <year>-<month>-<day>. <what was decided in one line>"`,
      );
      return [];
    }
    if (summary.length > longestSummary)
      problems.push(`${file}: the summary has ${summary.length} characters`);
    return [{ file, number, title: head.slice(7), status, date, summary }];
  });
  const numbers = decisions.map(({ number }) => number);
  for (const twice of numbers.filter((number, at) => numbers.indexOf(number) !== at))
    problems.push(`two records have the number ${twice}`);
  problems.push(...tooFew(files.length, fewest, 'records were read'));
  return { decisions, problems };
}

function indexOf(decisions: readonly Decision[]) {
  const sections = Object.entries(areas).map(([prefix, title]) => {
    const rows = decisions
      .filter(({ number }) => number.startsWith(prefix))
      .map(
        ({ file, number, title: name, status, date, summary }) =>
          `- [${number} ${name}](${file}) (${status}, ${date}). ${summary}`,
      );
    return `## ${title}\n\n${rows.join('\n')}\n`;
  });
  return `# Decisions

One page each: context, decision, price paid. Line 3 of a record holds its status, its date and its summary; this index is
written from those lines by \`node infra/local/src/check/decision-index.ts\`, and \`npm run check\` compares the two.

${sections.join('\n')}`;
}

/** Every decision record has a title, a status, a date and a summary, and the index lists exactly these. */
export async function checkDecisionIndex(where: string = root) {
  const { decisions, problems } = readDecisions(where);
  const index = readFileSync(path.join(where, folder, 'README.md'), 'utf8');
  if (problems.length === 0 && index !== indexOf(decisions))
    problems.push(
      `${folder}/README.md differs from the records: run node infra/local/src/check/decision-index.ts`,
    );
  return verdict(problems);
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(path.join(root, folder, 'README.md'), indexOf(readDecisions(root).decisions));
