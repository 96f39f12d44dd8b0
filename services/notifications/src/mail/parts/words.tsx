import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { Fragment, type ReactNode } from 'react';
import { faces, palette, tones } from './palette.js';

interface Words {
  readonly children: ReactNode;
}

export function Title({ children }: Words) {
  return (
    <Heading
      as="h1"
      className={tones.ink}
      style={{
        margin: '8px 0 16px',
        color: palette.text,
        fontFamily: faces.heading,
        fontSize: 28,
        fontWeight: 400,
        lineHeight: '34px',
      }}
    >
      {children}
    </Heading>
  );
}

export function P({ children }: Words) {
  return (
    <Text
      className={tones.ink}
      style={{
        margin: '0 0 16px',
        color: palette.text,
        fontFamily: faces.text,
        fontSize: 16,
        lineHeight: '25px',
      }}
    >
      {children}
    </Text>
  );
}

/** A text less prominent than a paragraph. */
export function Note({ children }: Words) {
  return (
    <Text
      className={tones.soft}
      style={{
        margin: '0 0 16px',
        color: palette.textMuted,
        fontFamily: faces.text,
        fontSize: 14,
        lineHeight: '22px',
      }}
    >
      {children}
    </Text>
  );
}

/**
 * Text written by a person, with its line breaks: the plain-text version and some email clients do not
 * support `white-space`.
 */
export function Quote({ text }: { readonly text: string }) {
  return (
    <Text
      dir="auto"
      className={tones.ink}
      style={{
        margin: '0 0 16px',
        padding: '4px 0 4px 16px',
        borderLeft: `3px solid ${palette.highlight}`,
        color: palette.text,
        fontFamily: faces.heading,
        fontSize: 16,
        lineHeight: '25px',
      }}
    >
      {text.split(/\r\n|\r|\n/).map((line, at) => (
        <Fragment key={at}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  );
}

/** The main button. Its URL is printed below it for readers who cannot click it. */
export function Action({ href, children }: Words & { readonly href: string }) {
  return (
    <>
      <Button
        href={href}
        style={{
          display: 'inline-block',
          margin: '4px 0 12px',
          padding: '14px 24px',
          backgroundColor: palette.primary,
          color: palette.surface,
          fontFamily: faces.text,
          fontSize: 16,
          textDecoration: 'none',
        }}
      >
        {children}
      </Button>
      <Text
        className={tones.soft}
        data-skip-in-text="true"
        style={{
          margin: '0 0 16px',
          color: palette.textMuted,
          fontFamily: faces.text,
          fontSize: 13,
          lineHeight: '20px',
          wordBreak: 'break-all',
        }}
      >
        {href}
      </Text>
    </>
  );
}

export function A({ href, children }: Words & { readonly href: string }) {
  return (
    <Link href={href} className={tones.link} style={{ color: palette.primary, textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}
