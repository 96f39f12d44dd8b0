import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const here = path.dirname(fileURLToPath(import.meta.url));

/** A difference between a response and the provider's types. */
export interface Departure {
  readonly what: string;
  readonly message: string;
}

/**
 * Checks responses against the types that the provider generates from its published API description and ships with its
 * client library: missing properties, wrong types of values, and unknown properties.
 * @param answers by type, such as `Stripe.Refund`
 */
export function departures(answers: readonly { type: string; answer: unknown }[]): Departure[] {
  const file = path.join(here, 'answers-of-the-sandbox.ts');
  const lines = answers.map(
    ({ type, answer }, i) => `export const answer${i}: ${type} = ${JSON.stringify(answer, null, 1)};`,
  );
  // The client library parses these strings into its own decimal type.
  const asRead = lines.join('\n').replaceAll(/("unit_amount_decimal": )"\d+"/g, '$1decimal');
  const source = `import type Stripe from 'stripe';\ndeclare const decimal: Stripe.Decimal;\n${asRead}\n`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, language, ...rest) =>
    name === file ? ts.createSourceFile(name, source, language) : read(name, language, ...rest);
  host.fileExists = (name) => name === file || ts.sys.fileExists(name);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program, program.getSourceFile(file)).map((one) => {
    const before = source.slice(0, one.start ?? 0).split('\n');
    const declared = before.findLast((line) => line.startsWith('export const')) ?? '';
    return {
      what: `${/answer\d+: (.+) = /.exec(declared)?.[1] ?? file} at ${lineAt(source, one.start ?? 0)}`,
      message: ts.flattenDiagnosticMessageText(one.messageText, ' '),
    };
  });
}

function lineAt(text: string, at: number): string {
  return text.slice(text.lastIndexOf('\n', at) + 1, text.indexOf('\n', at)).trim();
}
