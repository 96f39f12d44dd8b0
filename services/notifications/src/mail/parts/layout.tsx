import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import type { Brand } from '../brand.js';
import { darkStyles, faces, palette, tones } from './palette.js';
import { Note } from './words.js';

interface MailLayoutProps {
  readonly brand: Brand;
  readonly subject: string;
  readonly preview: string;
  /** Set if the email is sent late: its texts are about the time of its request. */
  readonly writtenAt: string | null;
  readonly why: string;
  readonly unsubscribeUrl: string | null;
  readonly children: ReactNode;
}

/** One column under a thin sari band, the name as text, and a footer with the reason for the email. */
export function MailLayout({
  brand,
  subject,
  preview,
  writtenAt,
  why,
  unsubscribeUrl,
  children,
}: MailLayoutProps) {
  return (
    <Html lang="en-US" dir="ltr">
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Preview>{preview}</Preview>
      {/* A URL without a break opportunity would make the column wider than a phone. */}
      <Body
        style={{
          margin: 0,
          padding: '24px 0',
          backgroundColor: palette.background,
          wordBreak: 'break-word',
        }}
      >
        <Container
          className={tones.paper}
          style={{ width: '100%', maxWidth: 600, backgroundColor: palette.surface }}
        >
          <Band />
          <Section style={{ padding: '28px 32px 8px' }}>
            <Link href={brand.origin} className={tones.ink} style={wordStyle}>
              {brand.name}
            </Link>
          </Section>
          <Section style={{ padding: '0 32px 24px' }}>
            {writtenAt && <Note>We wrote this email on {writtenAt}. What it says is as of then.</Note>}
            {children}
          </Section>
          <Section style={{ padding: '0 32px' }}>
            <Hr className={tones.line} style={{ borderColor: palette.divider, margin: 0 }} />
          </Section>
          <Section style={{ padding: '16px 32px 28px' }}>
            <Text className={tones.soft} style={footStyle}>
              {brand.name}, {brand.address} · {brand.phone} ·{' '}
              <Link href={`mailto:${brand.email}`} className={tones.soft} style={footLinkStyle}>
                {brand.email}
              </Link>
            </Text>
            <Text className={tones.soft} style={footStyle}>
              {why}
            </Text>
            {unsubscribeUrl ? (
              <Text className={tones.soft} style={footStyle}>
                <Link href={unsubscribeUrl} className={tones.soft} style={footLinkStyle}>
                  Unsubscribe
                </Link>
              </Text>
            ) : null}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** A sari border in two rows: the color of the body and the zari thread. */
function Band() {
  return (
    <Section>
      <div style={{ height: 6, lineHeight: '6px', fontSize: 1, backgroundColor: palette.accent }}> </div>
      <div style={{ height: 3, lineHeight: '3px', fontSize: 1, backgroundColor: palette.highlight }}> </div>
    </Section>
  );
}

const wordStyle = { color: palette.text, fontFamily: faces.heading, fontSize: 22, textDecoration: 'none' };
const footLinkStyle = { color: palette.textMuted, textDecoration: 'underline' };
const footStyle = {
  margin: '4px 0',
  color: palette.textMuted,
  fontFamily: faces.text,
  fontSize: 13,
  lineHeight: '20px',
};
