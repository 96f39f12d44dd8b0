import type { Inline } from '@valam/contracts/shared/inline-text';
import { TextLink } from '@valam/ui/link/link';
import { Fragment, useContext, type ReactNode } from 'react';
import { HrefOf } from './href-of';

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

/** Inline text with its marks. */
export function InlineNodes({ nodes }: { nodes: readonly Inline[] }) {
  return nodes.map((node, i) => <Fragment key={i}>{one(node)}</Fragment>);
}

function one(node: Inline) {
  if (typeof node === 'string') return node;
  if (node.mark === 'br') return <br />;
  const inside = <InlineNodes nodes={node.children} />;
  if (node.mark === 'a') return <Anchor href={node.href}>{inside}</Anchor>;
  if (node.mark === 'span') return <span lang={node.lang}>{inside}</span>;
  const Element = elements[node.mark];
  return <Element>{inside}</Element>;
}

function Anchor({ href, children }: { href: string; children: ReactNode }) {
  const hrefOf = useContext(HrefOf);
  const leavesSite = /^https?:/i.test(href);
  return (
    <TextLink href={hrefOf(href)} rel={leavesSite ? 'noopener' : undefined}>
      {children}
    </TextLink>
  );
}
