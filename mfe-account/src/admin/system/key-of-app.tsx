import { Stack } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';

export interface ApplicationKey {
  readonly secret: string;
  readonly uri: string;
  readonly qrSvg: string;
}

/** The key for an authenticator app: to scan, to open on the same phone, or to type in groups of four. */
export function KeyOfApp({ secret, uri, qrSvg }: ApplicationKey) {
  return (
    <Stack $gap="3">
      <ol style={{ paddingLeft: '1.2em', listStyle: 'decimal' }}>
        <li>
          Scan the code with an authenticator app. On the phone that has the app,{' '}
          <TextLink href={uri}>open the app</TextLink> instead.
        </li>
        <li>Enter below the six digits that the app shows.</li>
      </ol>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
        width={220}
        height={220}
        alt="The key as a QR code"
      />
      <p>
        Cannot scan? Type this key: <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </Stack>
  );
}
