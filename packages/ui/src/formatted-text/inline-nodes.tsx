import type { Inline } from '@valam/contracts/shared/inline-text';
import { TextLink } from '@valam/ui/link/link';
import { Fragment } from 'react';

const elements = {
  b: 'strong',
  i: 'em',
  u: 'u',
  s: 's',
  code: 'code',
  mark: 'mark',
  sub: 'sub',
  sup: 'sup',
} as const;

/** Words with their marks. */
export function InlineNodes({ nodes }: { nodes: readonly Inline[] }) {
  return nodes.map((node, i) => <Fragment key={i}>{one(node)}</Fragment>);
}

function one(node: Inline) {
  if (typeof node === 'string') return node;
  if (node.mark === 'br') return <br />;
  const inside = <InlineNodes nodes={node.children} />;
  if (node.mark === 'a') {
    const leavesSite = /^https?:/i.test(node.href);
    return (
      <TextLink href={node.href} rel={leavesSite ? 'noopener' : undefined}>
        {inside}
      </TextLink>
    );
  }
  if (node.mark === 'span') return <span lang={node.lang}>{inside}</span>;
  const Element = elements[node.mark];
  return <Element>{inside}</Element>;
}
