import type { Contributor } from '@valam/contracts/catalog/contributor.schema';
import { Read } from '@valam/ui/typography/typography';
import { LinkList } from '@valam/ui/link/link';
import { Icon } from '@valam/ui/icon/icon';
import { hasLinks, VisitLinks } from '../../parts/outbound/visit-links';
import { PlaceSection } from '../../parts/place-page/place-section';

/** A host's expertise, languages, regions and contact details; parts without data are left out. */
export function HostFacts({ host }: { host: Contributor }) {
  const cards = [
    { title: 'Expertise', text: host.expertise },
    { title: 'Languages', text: host.languagesSpoken },
    { title: 'Regions Covered', text: host.statesCovered },
    { title: 'Location', text: host.country },
    { title: 'Interests', text: host.interests },
  ];
  const links = [
    { label: 'Website', url: host.website },
    { label: 'Facebook', url: host.facebook },
    { label: 'Instagram', url: host.instagram },
    { label: 'Twitter', url: host.twitter },
    { label: 'LinkedIn', url: host.linkedin },
    { label: 'YouTube', url: host.youtube },
  ];
  const canConnect = Boolean(host.email ?? host.mobile) || hasLinks(links);
  return (
    <>
      {cards.map(
        ({ title, text }) =>
          text && (
            <PlaceSection key={title} title={title} size={2}>
              <Read>{text}</Read>
            </PlaceSection>
          ),
      )}
      {canConnect && (
        <PlaceSection title="Connect" size={2}>
          <LinkList>
            {host.email && (
              <li>
                <a href={`mailto:${host.email}`}>
                  Email <Icon name="mail" />
                </a>
              </li>
            )}
            {host.mobile && (
              <li>
                <a href={`tel:${host.mobile.replace(/[^+\d]/g, '')}`}>
                  Call <Icon name="phone" />
                </a>
              </li>
            )}
          </LinkList>
          <VisitLinks links={links} campaign="host-page" />
        </PlaceSection>
      )}
    </>
  );
}
