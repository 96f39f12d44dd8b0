import { useBrand } from '@valam/mfe-kit/shell';
import { Icon } from '@valam/ui/icon/icon';
import { VisuallyHidden } from '@valam/ui/layout/layout';
import { LinkList } from '@valam/ui/link/link';
import { outboundUrl } from './outbound-url';

export interface VisitLink {
  readonly label: string;
  readonly url: string | null;
}

/**
 * Links to other sites, each in a new tab and with UTM parameters for the kind of page. Links without a URL are omitted.
 */
export function VisitLinks({ links, campaign }: { links: readonly VisitLink[]; campaign: string }) {
  const { name } = useBrand();
  return (
    <LinkList>
      {links.map(
        ({ label, url }) =>
          url && (
            <li key={label}>
              <a
                href={outboundUrl(url, { source: name.toLowerCase(), campaign })}
                target="_blank"
                rel="noopener"
              >
                <span>
                  {label}
                  <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
                </span>
                <Icon name="out" />
              </a>
            </li>
          ),
      )}
    </LinkList>
  );
}

/** True if at least one link has a URL. */
export const hasLinks = (links: readonly VisitLink[]): boolean => links.some(({ url }) => url);
