/**
 * Formatted text as a tree. Whatever was typed, the tree holds only these elements and plain text, so that whoever draws
 * it can not be made to run anything.
 */
export const formattedTags = [
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'strong',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'br',
  'a',
  'mark',
  'code',
  'sub',
  'sup',
] as const;
export type FormattedTag = (typeof formattedTags)[number];

export type FormattedNode =
  | { kind: 'text'; text: string }
  | { kind: 'element'; tag: FormattedTag; href?: string; children: FormattedNode[] };

interface Tag {
  name: FormattedTag;
  isClosing: boolean;
  href?: string;
}

/** A piece of the input: text, a tag that is shown, or a tag that is not (`null`). */
export type Piece = string | Tag | null;

const voidTags: ReadonlySet<FormattedTag> = new Set<FormattedTag>(['br']);
/** Opening one of these ends an open one of the same kind, as a missing end tag means. */
const selfEnding: ReadonlySet<FormattedTag> = new Set<FormattedTag>(['p', 'li', 'h1', 'h2', 'h3', 'h4']);
const maxDepth = 20;

/** Puts pieces together. Wrong nesting is repaired, an end without a start is dropped, what stays open is closed. */
export function assemble(pieces: Iterable<Piece>): FormattedNode[] {
  const root: FormattedNode[] = [];
  const open: { tag: FormattedTag; children: FormattedNode[] }[] = [];
  const here = () => open.at(-1)?.children ?? root;

  const close = (tag: FormattedTag) => {
    const at = open.findLastIndex((element) => element.tag === tag);
    if (at >= 0) open.length = at;
  };

  for (const piece of pieces) {
    if (piece === null) continue;
    if (typeof piece === 'string') {
      if (piece) here().push({ kind: 'text', text: piece });
    } else if (piece.isClosing) {
      close(piece.name);
    } else {
      if (selfEnding.has(piece.name) && open.at(-1)?.tag === piece.name) close(piece.name);
      const children: FormattedNode[] = [];
      const element: FormattedNode = { kind: 'element', tag: piece.name, children };
      if (piece.href) element.href = piece.href;
      here().push(element);
      if (!voidTags.has(piece.name) && open.length < maxDepth) open.push({ tag: piece.name, children });
    }
  }
  return root;
}

/** The words alone, for descriptions and search. */
export function plainText(nodes: readonly FormattedNode[]): string {
  const words = (node: FormattedNode): string => {
    if (node.kind === 'text') return node.text;
    const inner = node.children.map(words).join('');
    return inlineTags.has(node.tag) ? inner : ` ${inner} `;
  };
  return nodes.map(words).join('').replace(/\s+/g, ' ').trim();
}

const inlineTags: ReadonlySet<FormattedTag> = new Set<FormattedTag>([
  'strong',
  'em',
  'u',
  's',
  'a',
  'mark',
  'code',
  'sub',
  'sup',
]);
