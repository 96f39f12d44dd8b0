import { useBrand, useShell } from '@valam/mfe-kit/shell';
import { Button, LinkButton } from '@valam/ui/button/button';
import { SariBand } from '@valam/ui/band/sari-band';
import { Cluster, Stack } from '@valam/ui/layout/layout';
import { Numeral, Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

const Card = styled.section`
  position: relative;
  background: var(--color-lime);
  padding: var(--space-5) var(--space-5) var(--space-5) calc(var(--space-5) + 20px);
`;

/** The code and its link, ready to be sent on. */
export function CodeCard({ code }: { code: string }) {
  const { origin } = useBrand();
  const shell = useShell();
  const link = `${origin}/?ref=${encodeURIComponent(code)}`;

  async function copy(text: string, what: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      shell.toast({ title: `${what} copied`, description: text, tone: 'success' });
    } catch {
      shell.toast({ title: `${what} could not be copied`, description: text, tone: 'destructive' });
    }
  }

  return (
    <Card aria-labelledby="code">
      <SariBand kind="host" edge="left" />
      <Stack $gap="3">
        <Small as="h2" id="code" $soft>
          Your referral code
        </Small>
        <Numeral>{code}</Numeral>
        <Small>{link}</Small>
        <Cluster $gap="3">
          <Button small onClick={() => void copy(code, 'Code')}>
            Copy Code
          </Button>
          <Button small variant="secondary" onClick={() => void copy(link, 'Referral link')}>
            Copy Referral Link
          </Button>
          <LinkButton small variant="quiet" href="/api/referrals/me/qr.svg" download={`${code}.svg`}>
            QR code
          </LinkButton>
        </Cluster>
      </Stack>
    </Card>
  );
}
