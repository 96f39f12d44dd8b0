import { blogsAdmin } from '@valam/contracts/catalog/blogs.admin';
import { content } from '../content';
import { slugField } from '../content-fields';

export const blogs = content(blogsAdmin, {
  title: 'Articles',
  noun: 'article',
  titleKey: 'title',
  canLack: true,
  hasPage: true,
  searchHint: 'Title, address, description',
  columns: [{ key: 'title' }, { key: 'blogCategory', label: 'Category' }],
  filters: [{ key: 'blogCategory', label: 'Category' }],
  fields: [
    { key: 'title' },
    slugField,
    { key: 'authorId', label: 'Author', kind: 'record', of: 'contributors' },
    { key: 'blogCategory', label: 'Category' },
    { key: 'metaDescription', label: 'In a sentence', kind: 'textarea' },
    { key: 'featuredImage', label: 'Picture', kind: 'picture' },
    { key: 'imageMeta', label: 'Caption' },
    { key: 'blocks', label: 'Text', kind: 'blocks' },
    { key: 'districts' },
    { key: 'pillarContent', label: 'Pillar' },
  ],
});
