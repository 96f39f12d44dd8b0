import path from 'node:path';
import ts from 'typescript';
import type { Phrase } from './prose-of.ts';

const testFunctions = /^(describe|it|test)(\.(each|only|describe|step|skip))*$/;
const plain = (comment: string) =>
  comment
    .replaceAll(/^\/\*\*?|\*\/$|^\s*\*(?!\/) ?|^\s*\/\/ ?/gm, ' ')
    .replaceAll(/`[^`]*`/g, '`…`')
    // Types and parameter names are code, not prose.
    .replaceAll(/@\w+ (?:\{.*\} ?)?\[?[\w.]*/g, ' ')
    .replaceAll(/import\([^)]*\)(\.\w+)*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The prose of a source file: comments (consecutive `//` lines count as one), test names and declared names. */
export function codeProseOf(fileName: string, source: string): Phrase[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kindOf(fileName));
  const lineOf = (at: number) => file.getLineAndCharacterOfPosition(at).line + 1;
  const literals: ts.TextRange[] = [];
  const names: Phrase[] = [{ text: wordsOf(path.parse(fileName).name), line: 1, isName: true }];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) names.push(...testName(node, lineOf));
    const given = declaredName(node);
    if (given) names.push({ text: wordsOf(given.text), line: lineOf(given.getStart(file)), isName: true });
    if (isLiteral(node))
      literals.push({ pos: ts.isJsxText(node) ? node.pos : node.getStart(file), end: node.end });
    ts.forEachChild(node, visit);
  };
  visit(file);
  const comments: (Phrase & { last: number })[] = [];
  for (const { pos, comment } of commentsBeside(literals, source)) {
    const text = plain(comment);
    const before = comments.at(-1);
    if (comment.startsWith('//') && before && lineOf(pos) === before.last + 1) {
      before.text += ` ${text}`;
      before.last += 1;
    } else comments.push({ text, line: lineOf(pos), last: lineOf(pos + comment.length) });
  }
  return [...comments.map(({ text, line }) => ({ text, line })), ...names];
}

/** Object members are skipped: contracts, tables and libraries prescribe many of them. */
function declaredName(node: ts.Node): ts.Identifier | undefined {
  const isOwn =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    (ts.isBindingElement(node) && node.propertyName !== undefined);
  return isOwn && node.name && ts.isIdentifier(node.name) ? node.name : undefined;
}

const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[^a-z]+/gi, ' ')
    .trim();

const kindOf = (fileName: string) => (fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/** Nodes that may contain `//` without being a comment. */
const isLiteral = (node: ts.Node) =>
  ts.isLiteralExpression(node) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

function commentsBeside(literals: readonly ts.TextRange[], source: string) {
  const comments: { pos: number; comment: string }[] = [];
  let from = 0;
  for (const { pos, end } of [...literals, { pos: source.length, end: source.length }]) {
    for (const { 0: comment, index } of source.slice(from, pos).matchAll(/\/\/.*|\/\*[^]*?\*\//g))
      comments.push({ pos: from + index, comment });
    from = end;
  }
  return comments;
}

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
 * The lines of a document without code blocks, inline code and link targets. Tables of states are left out as they name
 * events as the code does.
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
