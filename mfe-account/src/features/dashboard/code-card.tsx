import { useBrand } from '@valam/mfe-kit/shell';
import { SariBand } from '@valam/ui/band/sari-band';
import { Button } from '@valam/ui/button/button';
import { Icon } from '@valam/ui/icon/icon';
import { Cluster, DyedGround, Stack } from '@valam/ui/layout/layout';
import { from } from '@valam/ui/tokens/media';
import { Heading, Numeral, Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { LaterTooltips } from '@valam/ui/tooltip/later-tooltips';
import { useCopy } from '../../parts/use-copy';

const Inside = styled.div`
  display: grid;
  gap: var(--space-6);
  padding: var(--space-6) var(--space-5) var(--space-6) calc(var(--space-6) + 38px);
  overflow-wrap: anywhere;
  ${from.md} {
    grid-template-columns: 1fr auto;
    align-items: center;
    padding-right: var(--space-6);
  }
`;

const Big = styled(Numeral)`
  font-size: clamp(2.75rem, 9vw, 4.75rem);
`;

const Code = styled.img`
  width: 8.5rem;
  height: 8.5rem;
  background: var(--color-surface);
`;

/** The referral code and its link, with copy buttons. */
export function CodeCard({ code }: { code: string }) {
  const { origin } = useBrand();
  const copy = useCopy();
  const link = `${origin}/?ref=${encodeURIComponent(code)}`;
  return (
    <DyedGround $kind="host" as="section" aria-labelledby="code">
      <SariBand kind="host" edge="left" size="section" />
      <Inside>
        <Stack $gap="3">
          <Heading id="code" $size={3}>
            Your referral code
          </Heading>
          <Big>{code}</Big>
          <Small>{link}</Small>
          <LaterTooltips>
            {(Tooltip) => (
              <Cluster $gap="3">
                <Tooltip text="For people who book by phone: they name it, and we enter it">
                  <Button small variant="onDye" onClick={() => copy(code, 'Code')}>
                    <Icon name="copy" /> Copy Code
                  </Button>
                </Tooltip>
                <Tooltip text="Opens the home page and remembers your code for 30 days">
                  <Button small variant="onDye" onClick={() => copy(link, 'Referral link')}>
                    <Icon name="link" /> Copy Referral Link
                  </Button>
                </Tooltip>
              </Cluster>
            )}
          </LaterTooltips>
        </Stack>
        <Code src="/api/referrals/me/qr.svg" alt="QR code of your referral link" width={136} height={136} />
      </Inside>
    </DyedGround>
  );
}
