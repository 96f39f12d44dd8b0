import { useLocation } from 'react-router';
import { useBrand } from '../shell/hooks';

export interface PageHeadProps {
  /** The complete title of the tab. */
  readonly title: string;
  readonly description: string;
  /** Canonical path for search engines; the current path by default. */
  readonly canonical?: string;
  /** Absolute, or beginning with `/`. */
  readonly image?: string | null;
  readonly type?: 'website' | 'article' | 'product' | 'profile';
  readonly isHidden?: boolean;
  /** Further social tags, e.g. `product:price:amount`. */
  readonly properties?: Readonly<Record<string, string | number>>;
}

/**
 * Title, description, canonical URL and social tags. React hoists them into the head, in the first response as well as after a
 * client-side navigation. Exactly one per page, never inside a slot.
 */
export function PageHead(props: PageHeadProps) {
  const { origin, name } = useBrand();
  const { pathname } = useLocation();
  const url = origin + (props.canonical ?? pathname);
  const image = absolute(origin, pictureOf(props.image));
  const properties = {
    'og:title': props.title,
    'og:description': props.description,
    'og:type': props.type ?? 'website',
    'og:url': url,
    'og:site_name': name,
    'og:image': image,
    ...props.properties,
  };
  return (
    <>
      <title>{props.title}</title>
      <meta name="description" content={props.description} />
      {props.isHidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

export const absolute = (origin: string, url: string): string =>
  url.startsWith('/') && !url.startsWith('//') ? origin + url : url;

/** Image for link previews: the page's own in a size that every social network accepts, or the site's. */
function pictureOf(image: string | null | undefined): string {
  if (!image) return '/assets/pictures/social.1.jpg';
  return /^\/media\/[^/]+$/.test(image) ? `${image}/1200.jpeg` : image;
}
