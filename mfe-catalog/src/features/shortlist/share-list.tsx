import type { TourCard } from '@valam/contracts/catalog/tour.schema';
import { useBrand, useShell } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { Cluster } from '@valam/ui/layout/layout';
import { needsScripts, useTakesPresses } from '@valam/ui/no-script/needs-scripts';
import { Small } from '@valam/ui/typography/typography';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { shortlistHref } from '../../parts/shortlist/shortlist-href';
import { isAmong, keepTour, useShortlist } from '../../parts/shortlist/use-shortlist';

const Actions = styled(Cluster)<{ $works: boolean }>`
  ${needsScripts}
`;

/** Buttons to share the list and to save a shared list. */
export function ShareList({ tours }: { tours: readonly TourCard[] }) {
  const shell = useShell();
  const { origin } = useBrand();
  const shortlist = useShortlist();
  const copyButton = useRef<HTMLButtonElement>(null);
  const link = origin + shortlistHref(tours.map(({ slug }) => slug));
  const isOwn = tours.every((tour) => isAmong(shortlist, tour));

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      shell.toast({
        title: 'Link copied',
        description: 'Anyone with the link can see this list.',
        tone: 'success',
      });
    } catch {
      shell.toast({ title: 'The link could not be copied', description: link });
    }
  }

  function keepAll(): void {
    // The focus would be lost, because the clicked button is removed.
    copyButton.current?.focus();
    tours.forEach((tour) => keepTour(tour, true));
    shell.toast({ title: 'The list is kept in this browser', tone: 'success' });
  }

  return (
    <Actions $gap="4" $works={useTakesPresses()}>
      <Button ref={copyButton} variant="secondary" small onClick={() => void copy()}>
        Copy a link to this list
      </Button>
      {!isOwn && (
        <Button variant="secondary" small onClick={keepAll}>
          Keep these in this browser
        </Button>
      )}
      <Small $soft>
        Your list is kept in this browser only. Nobody else sees it unless you send the link.
      </Small>
    </Actions>
  );
}
