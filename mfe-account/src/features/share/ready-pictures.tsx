import type { listToursRoute } from '@valam/contracts/catalog/tour.routes';
import type { RouteOutput } from '@valam/contracts/shared/define';
import { useBrand } from '@valam/mfe-kit/shell';
import { Button, LinkButton } from '@valam/ui/button/button';
import { Icon } from '@valam/ui/icon/icon';
import { CardGrid, Cluster, Stack } from '@valam/ui/layout/layout';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { Picture } from '@valam/ui/picture/picture';
import { Body, Heading, Small } from '@valam/ui/typography/typography';
import { accountApi } from '../../api/account.api';
import { LoadFailed } from '@valam/ui/notice/load-failed';
import { useCopy } from '../../parts/use-copy';
import { referralLink, type RequestedLink } from './referral-link';

const most = 6;
/** Wide enough for all social networks. */
const postWidth = 1_200;

/** The tours that have a picture, with the URL of its file. */
function picturesOf(tours: RouteOutput<typeof listToursRoute> | undefined) {
  const items = !tours ? [] : 'items' in tours ? tours.items : tours;
  return items
    .flatMap(({ slug, title, displayPhoto: picture }) =>
      picture ? [{ slug, title, picture, file: `${picture.src}/${postWidth}.jpeg` }] : [],
    )
    .slice(0, most);
}

/** Pictures of tours to post, each with its referral link. */
export function ReadyPictures({ code, wish }: { code: string; wish: RequestedLink }) {
  const { origin } = useBrand();
  const copy = useCopy();
  const { data, isLoading, isError, refetch } = accountApi.useToursQuery({});
  const pictures = picturesOf(data);
  return (
    <Stack as="section" $gap="5" aria-labelledby="pictures">
      <Heading id="pictures" $size={1}>
        Pictures
      </Heading>
      {isLoading && <SkeletonText lines={4} />}
      {isError && !data && (
        <LoadFailed onAgain={refetch}>
          The pictures cannot be shown right now. Please try again later.
        </LoadFailed>
      )}
      {data && pictures.length === 0 && <Body>There are no pictures yet.</Body>}
      <CardGrid $columns={3}>
        {pictures.map(({ slug, title, picture, file }) => {
          const link = referralLink(origin, code, { ...wish, page: `/spiritual-tours/${slug}` })?.link ?? '';
          return (
            <li key={slug}>
              <Stack $gap="3">
                <Picture
                  picture={picture}
                  kind="tour"
                  ratio="3 / 2"
                  sizes="(min-width: 900px) 24rem, 100vw"
                />
                <Heading as="h3" $size={3}>
                  {title}
                </Heading>
                {picture.kind === 'drawing' && (
                  <Small $soft>A drawing: please do not call it a photograph.</Small>
                )}
                <Cluster $gap="3">
                  <LinkButton small variant="secondary" href={file} download={`${slug}.jpg`}>
                    <Icon name="download" /> Picture
                  </LinkButton>
                  <Button
                    small
                    variant="quiet"
                    onClick={() => copy(link, 'Link')}
                    aria-label={`Copy the link to ${title}`}
                  >
                    <Icon name="link" /> Copy its link
                  </Button>
                </Cluster>
              </Stack>
            </li>
          );
        })}
      </CardGrid>
    </Stack>
  );
}
