import type { ContributorCard } from '@valam/contracts/catalog/contributor.schema';
import { useSearchParams } from '@valam/mfe-kit/router';
import { useShell } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { HostCard } from '@valam/ui/card/people-cards';
import { CardGrid, Stack } from '@valam/ui/layout/layout';
import { needsScripts, useTakesPresses } from '@valam/ui/no-script/needs-scripts';
import { styled } from 'styled-components';
import { hostsFirst } from './listed-hosts';

/* Without JavaScript the button would not work, so all hosts are shown. */
const Later = styled.li<{ $shown: boolean }>`
  &&& {
    ${({ $shown }) => !$shown && 'display: none;'}
    @media (scripting: none) {
      display: grid;
    }
  }
`;

const More = styled.div<{ $works: boolean }>`
  ${needsScripts}
`;

/** Shows twelve hosts, and all of them on demand. Which ones is in the URL, so that Back restores the same list. */
export function HostList({ hosts }: { hosts: readonly ContributorCard[] }) {
  const shell = useShell();
  const [search] = useSearchParams();
  const showsAll = search.get('show') === 'all';
  const works = useTakesPresses();
  const more = hosts.length - hostsFirst;
  function toggle(): void {
    const query = new URLSearchParams(search);
    if (showsAll) query.delete('show');
    else query.set('show', 'all');
    shell.navigate(`?${query.toString()}`, { replace: true, scroll: false, keepsPage: true });
  }
  return (
    <Stack $gap="7">
      <CardGrid $columns={4}>
        {hosts.map((host, index) => (
          <Later key={host.id} $shown={showsAll || index < hostsFirst}>
            <HostCard
              href={`/host/${host.slug}`}
              name={host.name}
              picture={host.profilePhoto}
              jobTitle={host.jobTitle}
              country={host.country}
              isSample={host.isSample}
              level="h2"
            />
          </Later>
        ))}
      </CardGrid>
      {more > 0 && (
        <More $works={works}>
          <Button variant="secondary" aria-expanded={showsAll} onClick={toggle}>
            {showsAll ? 'Show fewer hosts' : `See More Hosts (${more} more)`}
          </Button>
        </More>
      )}
    </Stack>
  );
}
