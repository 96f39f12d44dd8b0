import ts from 'typescript';

export interface Phrase {
  text: string;
  line: number;
  /** A declared name, split into words: only its spelling is checked. */
  isName?: true;
}

/** Several words, words around values (`Booking …, travelers: …`), or a label: a capitalized word, alone or before a number. */
const looksLikeProse = (text: string) =>
  /[a-z]{2,} [a-z]{2,}/i.test(text) ||
  /…,? [a-z]{2,}|[a-z]{2,}[:,]? …/i.test(text) ||
  /^[A-Z][a-z]{2,}( …)?$/.test(text);

/** Texts that only the code reads: SQL, selectors, style declarations. */
const isForCode = (text: string) =>
  / = :|^\s*(select|insert|update|delete|with|create|alter)\b|^[./@](?! )|[{};]\s*$|var\(--|\\b|=>|^\s*[a-z-]+:\s/.test(
    text,
  );

function isIgnored(node: ts.Node) {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return true;
  if (ts.isTaggedTemplateExpression(parent) || ts.isTaggedTemplateExpression(parent.parent)) return true;
  if (ts.isNewExpression(parent) && /Error$/.test(parent.expression.getText())) return true;
  if (!ts.isCallExpression(parent)) return false;
  return /(^|\.)(query|info|warn|error|debug|fatal|require|import)$/.test(parent.expression.getText());
}

/** The texts of a source file that people read: JSX text and string literals of several words. Statements have none. */
export function proseOf(fileName: string, source: string): Phrase[] {
  if (fileName.endsWith('.sql.ts')) return [];
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const phrases: Phrase[] = [];
  const add = (node: ts.Node, raw: string) => {
    const text = raw.replaceAll(/\s+/g, ' ').trim();
    if (!looksLikeProse(text) || isForCode(text)) return;
    phrases.push({ text, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) add(node, node.text);
    else if (ts.isStringLiteralLike(node)) {
      if (!isIgnored(node)) add(node, node.text);
    } else if (ts.isTemplateExpression(node)) {
      if (!ts.isTaggedTemplateExpression(node.parent) && !isIgnored(node))
        add(node, node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join(''));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return phrases;
}
