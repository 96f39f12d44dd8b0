import { LinkButton } from '@valam/ui/button/button';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { ErrorState } from '@valam/ui/empty/error-state';
import { OpenLine } from '@valam/ui/empty/open-line';
import { ArticleBody } from '@valam/ui/formatted-text/article-body';
import { FormattedText } from '@valam/ui/formatted-text/formatted-text';
import { QuietLink } from '@valam/ui/link/link';
import { SkeletonCards } from '@valam/ui/loading/skeleton';
import { Spinner } from '@valam/ui/loading/spinner';
import { Notice } from '@valam/ui/notice/notice';
import { LoadMore } from '@valam/ui/paging/load-more';
import { samplePicture } from '../sample';
import type { Sheet } from '../sheet';

const article = JSON.stringify({
  blocks: [
    {
      text: JSON.stringify({
        blocks: [
          {
            type: 'paragraph',
            data: {
              text: 'Start when it is still dark. At four in the morning the road round <em>Arunachala</em> belongs to milk carriers and people who cannot sleep. You will want the cool later, when the sun comes over the fields on the eastern side.',
            },
          },
          {
            type: 'paragraph',
            data: {
              text: 'It is not a climb. You go round, as you would go round a lamp. <a href="/temples">See the temple</a>.',
            },
          },
          { type: 'header', data: { level: 2, text: 'What to carry' } },
          {
            type: 'list',
            data: { style: 'unordered', items: ['A cloth for the head', { content: 'Small notes for tea' }] },
          },
          {
            type: 'quote',
            data: { text: 'You go round, as you would go round a lamp.', caption: 'A saying of the road' },
          },
          {
            type: 'image',
            data: { file: { url: '/media/banyan' }, caption: 'Halfway round there is a banyan.' },
          },
          { type: 'code', data: { code: 'om namah shivaya' } },
        ],
      }),
    },
  ],
});

export const states: Sheet = {
  id: 'states',
  title: 'Waiting, empty, failed, read',
  states: [
    { name: 'Skeleton', width: 'full', show: () => <SkeletonCards /> },
    { name: 'Spinner', width: 'third', show: () => <Spinner /> },
    {
      name: 'Empty',
      width: 'third',
      show: () => (
        <EmptyState action={<QuietLink href="#private">Ask for a private tour</QuietLink>}>
          No tours available at the moment. Check back soon!
        </EmptyState>
      ),
    },
    {
      name: 'Error',
      width: 'third',
      show: () => (
        <ErrorState
          title="This part could not be loaded"
          as="h3"
          traceId="4bf92f3577b34da6"
          action={<LinkButton href="#again">Try again</LinkButton>}
        >
          The rest of the page works. Nothing was lost.
        </ErrorState>
      ),
    },
    { name: 'Line that left', width: 'half', show: () => <OpenLine drawn /> },
    {
      name: 'Load more',
      width: 'third',
      show: () => <LoadMore shown={20} total={64} label="Load More Articles" onMore={() => undefined} />,
    },
    {
      name: 'Load more: busy',
      width: 'third',
      show: () => <LoadMore shown={20} total={64} label="Load More Articles" busy onMore={() => undefined} />,
    },
    {
      name: 'Load more: finished',
      width: 'third',
      show: () => (
        <LoadMore
          shown={64}
          total={64}
          label="Load More Articles"
          onMore={() => undefined}
          finished="All 64 articles are shown."
        />
      ),
    },
    ...(['plain', 'attention', 'success', 'danger'] as const).map((tone) => ({
      name: `Notice: ${tone}`,
      width: 'third' as const,
      show: () => (
        <Notice tone={tone} title="The price has changed">
          It was $2,490 and is now $2,540 per person. Nothing has been charged.
        </Notice>
      ),
    })),
    {
      name: 'Bracket text',
      width: 'full',
      show: () => (
        <FormattedText text="[h2]About[/h2][p]Two of the [b]five[/b] temples: earth and [i]fire[/i].[/p][ul][li]Silk looms[/li][li]A rock fort[/li][/ul][p]Slow [u]afternoons[/u].[/p]" />
      ),
    },
    {
      name: 'Article',
      width: 'full',
      show: () => <ArticleBody content={article} pictureOf={() => samplePicture('dawn')} />,
    },
  ],
};
