import { Icon } from '@valam/ui/icon/icon';
import { Stack } from '@valam/ui/layout/layout';
import { LinkList } from '@valam/ui/link/link';
import { Read } from '@valam/ui/typography/typography';
import { useShownHost } from '../../api/use-shown';
import { hasLinks, VisitLinks } from '../../parts/outbound/visit-links';
import { PlaceSection } from '../../parts/place-page/place-section';

/** A host's expertise, languages, regions and contact details; sections without data are omitted. */
export default function HostFacts() {
  const host = useShownHost();
  if (!host) return null;
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
    <Stack $gap="7">
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
    </Stack>
  );
}
