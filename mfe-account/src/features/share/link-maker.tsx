import { useLocation, useSearchParams } from '@valam/mfe-kit/router';
import { useBrand, useShell } from '@valam/mfe-kit/shell';
import { Button, LinkButton } from '@valam/ui/button/button';
import { SelectField } from '@valam/ui/field/select-field';
import { TextField } from '@valam/ui/field/text-field';
import { Icon } from '@valam/ui/icon/icon';
import { Cluster, Grid, GridItem, Stack } from '@valam/ui/layout/layout';
import { Heading, Small } from '@valam/ui/typography/typography';
import { focusFirstWrong, textOf } from '@valam/mfe-kit/form';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useCopy } from '../../parts/use-copy';
import { channels, type ReferralLink } from './referral-link';
import { requestedLink } from './requested-link';

const Link = styled.p`
  padding: var(--space-4);
  background: var(--color-surface);
  overflow-wrap: anywhere;
  font-weight: 500;
`;

const Code = styled.img`
  width: min(100%, 12rem);
  aspect-ratio: 1;
  background: var(--color-surface);
`;

const options = channels.map(({ id, label }) => ({ value: id, label }));

/** Builds a referral link to any page of the site, with UTM parameters, and its QR code. */
export function LinkMaker({ made }: { made: ReferralLink | null }) {
  const brand = useBrand();
  const copy = useCopy();
  const shell = useShell();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const wish = requestedLink(search);
  const path = made ? encodeURIComponent(made.path) : '';
  const isWrong = made === null;
  const form = useRef<HTMLFormElement>(null);
  const isPressed = useRef(false);
  const [isCorrected, setCorrected] = useState(false);
  /* Only after a submit, not if the page was opened with an invalid page in its URL. */
  useEffect(() => {
    if (isPressed.current && isWrong) focusFirstWrong(form.current);
    isPressed.current = false;
  }, [isWrong, wish.page]);

  function make(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    isPressed.current = true;
    setCorrected(false);
    const typed = new FormData(event.currentTarget);
    const given = ['page', 'channel', 'campaign'].map((name) => [name, textOf(typed, name)]);
    const wished = new URLSearchParams(given.filter(([, value]) => value));
    // Keeps the page mounted: the link is in a live region, in which screen readers announce the new one.
    shell.navigate(`${pathname}?${wished.toString()}`, { replace: true, scroll: false, keepsPage: true });
  }

  return (
    <Stack as="section" $gap="5" aria-labelledby="link">
      <Heading id="link" $size={1}>
        A link to any page
      </Heading>
      <Grid>
        <GridItem $from={1} $to={7}>
          <form ref={form} method="get" onSubmit={make} aria-label="A link to any page">
            <Stack $gap="4">
              <TextField
                label="Page"
                name="page"
                optional
                hint={`A page of ${brand.origin}, copied from the address bar. Leave empty for the home page.`}
                defaultValue={wish.page}
                onInput={() => setCorrected(true)}
                error={made || isCorrected ? undefined : `This isn’t a page of ${brand.origin}.`}
              />
              <SelectField
                label="Where will it be seen?"
                name="channel"
                optional
                emptyLabel="Anywhere"
                options={options}
                defaultValue={wish.channel}
              />
              <TextField
                label="Name of the campaign"
                name="campaign"
                optional
                hint="For instance: winter walk 2027."
                defaultValue={wish.campaign}
              />
              <Button type="submit" variant="secondary">
                Make the link
              </Button>
            </Stack>
          </form>
        </GridItem>
        <GridItem $from={8} $to={13}>
          {made && (
            <Stack $gap="4" aria-live="polite">
              <Link>{made.link}</Link>
              <Code src={`/api/referrals/me/qr.svg?path=${path}`} alt={`QR code of ${made.link}`} />
              <Cluster $gap="3">
                <Button small onClick={() => copy(made.link, 'Link')}>
                  <Icon name="copy" /> Copy the link
                </Button>
                <LinkButton
                  small
                  variant="secondary"
                  href={`/api/referrals/me/qr.svg?path=${path}`}
                  download="referral-code.svg"
                >
                  <Icon name="download" /> QR as SVG
                </LinkButton>
                <LinkButton
                  small
                  variant="secondary"
                  href={`/api/referrals/me/qr.png?path=${path}`}
                  download="referral-code.png"
                >
                  <Icon name="download" /> QR as PNG
                </LinkButton>
              </Cluster>
              <Small $soft>The texts below carry this link. Each picture has its own, to its tour.</Small>
            </Stack>
          )}
        </GridItem>
      </Grid>
    </Stack>
  );
}
