import ts from 'typescript';
import type { Phrase } from './prose-of.ts';

const testFunctions = /^(describe|it|test)(\.(each|only|describe|step|skip))*$/;
const plain = (comment: string) =>
  comment
    .replaceAll(/^\/\*\*?|\*\/$|^\s*\*(?!\/) ?|^\s*\/\/ ?/gm, ' ')
    .replaceAll(/`[^`]*`/g, '`…`')
    // Types and names of parameters are code.
    .replaceAll(/@\w+ (?:\{.*\} ?)?\[?[\w.]*/g, ' ')
    .replaceAll(/import\([^)]*\)(\.\w+)*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * What engineers read in a source file: its comments, lines that follow each other as one, and the names of its tests.
 */
export function codeProseOf(fileName: string, source: string): Phrase[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kindOf(fileName));
  const lineOf = (at: number) => file.getLineAndCharacterOfPosition(at).line + 1;
  const ranges: Map<number, ts.CommentRange> = new Map();
  const names: Phrase[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) names.push(...testName(node, lineOf));
    if (node.kind !== ts.SyntaxKind.JsxText) {
      const around = [
        ...(ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []),
        ...(ts.getTrailingCommentRanges(source, node.getEnd()) ?? []),
      ];
      if (!isInJsxText(node)) for (const range of around) ranges.set(range.pos, range);
    }
    for (const child of node.getChildren(file)) visit(child);
  };
  visit(file);
  const comments: (Phrase & { last: number })[] = [];
  for (const { pos, end, kind } of [...ranges.values()].sort((a, b) => a.pos - b.pos)) {
    const text = plain(source.slice(pos, end));
    const before = comments.at(-1);
    if (kind === ts.SyntaxKind.SingleLineCommentTrivia && before && lineOf(pos) === before.last + 1) {
      before.text += ` ${text}`;
      before.last += 1;
    } else comments.push({ text, line: lineOf(pos), last: lineOf(end) });
  }
  return [...comments.map(({ text, line }) => ({ text, line })), ...names];
}

const kindOf = (fileName: string) => (fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/** The end of an element is followed by text, which may hold two slashes. */
const isInJsxText = (node: ts.Node) =>
  ts.isJsxElement(node.parent ?? node) || ts.isJsxFragment(node.parent ?? node) || ts.isJsxChild(node);

function testName(
  { expression, arguments: [name] }: ts.CallExpression,
  lineOf: (at: number) => number,
): Phrase[] {
  const called = ts.isCallExpression(expression) ? expression.expression : expression;
  if (!name || !testFunctions.test(called.getText())) return [];
  const text = ts.isStringLiteralLike(name)
    ? name.text
    : ts.isTemplateExpression(name)
      ? name.head.text + name.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
      : '';
  return text ? [{ text, line: lineOf(name.getStart()) }] : [];
}

/**
 * The lines of a document without blocks of code, quoted names and addresses of links. A table of states names events as
 * the code does.
 */
export function documentProseOf(source: string): Phrase[] {
  return source
    .replaceAll(/^```[\s\S]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .map((text, at) => ({
      text: text.replaceAll(/`[^`]*`/g, '`…`').replaceAll(/\]\([^)]*\)/g, ']'),
      line: at + 1,
    }))
    .filter(({ text }) => !text.startsWith('| from '));
}
