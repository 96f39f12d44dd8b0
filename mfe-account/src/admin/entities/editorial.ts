import type { EntityDescription } from '../description/entity-description';
import { optionsOf } from '../description/field-description';
import { textAt } from '../description/values';
import { content } from './content';
import { orderField, slugField } from './parts';
import { editors } from './roles';

export const blogs = content({
  name: 'blogs',
  title: 'Articles',
  noun: 'article',
  titleKey: 'title',
  hasPage: true,
  searchHint: 'Title, address, description',
  columns: [
    { key: 'title', label: 'Title', sortable: true },
    { key: 'blogCategory', label: 'Category', sortable: true },
  ],
  filters: [{ key: 'blogCategory', label: 'Category', kind: 'text' }],
  fields: [
    { key: 'title', label: 'Title', kind: 'text', required: true },
    slugField,
    { key: 'authorId', label: 'Author', kind: 'record', of: 'contributors' },
    { key: 'blogCategory', label: 'Category', kind: 'text' },
    { key: 'metaDescription', label: 'In a sentence', kind: 'textarea' },
    { key: 'featuredImage', label: 'Picture', kind: 'picture' },
    { key: 'imageMeta', label: 'Line under the picture', kind: 'text' },
    { key: 'blocks', label: 'Text', kind: 'blocks' },
    { key: 'districts', label: 'Districts', kind: 'words' },
    { key: 'pillarContent', label: 'Pillar', kind: 'text' },
  ],
});

export const faqs = content({
  name: 'faqs',
  title: 'Questions',
  noun: 'question',
  titleKey: 'question',
  canArrange: 'asc',
  searchHint: 'Question, answer',
  columns: [
    { key: 'question', label: 'Question', sortable: true },
    { key: 'type', label: 'Type', sortable: true },
    { key: 'order', label: 'Order', as: 'figure', sortable: true },
  ],
  filters: [
    { key: 'type', label: 'Type', kind: 'text' },
    { key: 'tourId', label: 'Tour (id)', kind: 'text' },
  ],
  fields: [
    { key: 'question', label: 'Question', kind: 'text', required: true },
    { key: 'answer', label: 'Answer', kind: 'textarea', required: true },
    { key: 'type', label: 'Type', kind: 'text' },
    { key: 'tourId', label: 'Tour', kind: 'record', of: 'tours' },
    { key: 'listId', label: 'List', kind: 'text' },
    orderField,
  ],
});

export const testimonials = content({
  name: 'testimonials',
  title: 'Testimonials',
  noun: 'testimonial',
  titleKey: 'fullName',
  canArrange: 'asc',
  searchHint: 'Name, review, tour',
  columns: [
    { key: 'fullName', label: 'Name', sortable: true },
    { key: 'country', label: 'Country', sortable: true },
    { key: 'spiritualTour', label: 'Tour' },
    { key: 'order', label: 'Order', as: 'figure', sortable: true },
  ],
  filters: [{ key: 'country', label: 'Country', kind: 'text' }],
  fields: [
    { key: 'fullName', label: 'Name', kind: 'text', required: true },
    { key: 'review', label: 'Review', kind: 'textarea', required: true },
    { key: 'country', label: 'Country', kind: 'text' },
    { key: 'email', label: 'Email', kind: 'text' },
    { key: 'photo', label: 'Picture', kind: 'picture' },
    { key: 'host', label: 'Host', kind: 'text' },
    { key: 'spiritualTour', label: 'Tour', kind: 'text' },
    orderField,
  ],
});

export const expertise = content({
  name: 'expertise',
  title: 'Expertise',
  noun: 'expertise',
  titleKey: 'name',
  searchHint: 'Name, category',
  columns: [
    { key: 'name', label: 'Name', sortable: true },
    { key: 'category', label: 'Category', sortable: true },
  ],
  filters: [{ key: 'category', label: 'Category', kind: 'text' }],
  fields: [
    { key: 'name', label: 'Name', kind: 'text', required: true },
    slugField,
    { key: 'category', label: 'Category', kind: 'text' },
    { key: 'description', label: 'Description', kind: 'textarea' },
  ],
});

export const policies = content({
  name: 'policies',
  title: 'Policies',
  noun: 'policy version',
  titleKey: 'title',
  hasPage: true,
  searchHint: 'Title, page, text',
  columns: [
    { key: 'title', label: 'Title', sortable: true },
    { key: 'slug', label: 'Page', sortable: true },
    { key: 'policyVersion', label: 'Version' },
    { key: 'effectiveFrom', label: 'From', as: 'day', sortable: true },
  ],
  filters: [{ key: 'slug', label: 'Page', kind: 'text' }],
  fields: [
    { key: 'slug', label: 'Page', kind: 'text', required: true, hint: 'As in the address: terms-of-service' },
    { key: 'title', label: 'Title', kind: 'text', required: true },
    { key: 'policyVersion', label: 'Version', kind: 'text', required: true },
    { key: 'effectiveFrom', label: 'Valid from', kind: 'day', required: true },
    { key: 'body', label: 'Text', kind: 'textarea', required: true },
  ],
});

export const festivals = content({
  name: 'festivals',
  title: 'Festivals',
  noun: 'festival',
  titleKey: 'name',
  searchHint: 'Name, description',
  columns: [
    { key: 'name', label: 'Name', sortable: true },
    { key: 'places', label: 'Places', as: 'list' },
  ],
  fields: [
    { key: 'name', label: 'Name', kind: 'text', required: true },
    slugField,
    { key: 'localName', label: 'Name in the local script', kind: 'text' },
    { key: 'language', label: 'Language code', kind: 'text' },
    { key: 'description', label: 'Description', kind: 'textarea' },
    { key: 'places', label: 'Places', kind: 'words' },
    { key: 'temples', label: 'Temples', kind: 'words' },
    { key: 'source', label: 'Source', kind: 'text' },
    {
      key: 'days',
      label: 'Days on which it falls',
      kind: 'rows',
      noun: 'year',
      fields: [
        { key: 'from', label: 'First day', kind: 'day', required: true },
        { key: 'to', label: 'Last day', kind: 'day', required: true },
      ],
    },
  ],
});

export const settings = content({
  name: 'settings',
  title: 'Claims and settings',
  noun: 'setting',
  titleKey: 'label',
  canArrange: 'asc',
  searchHint: 'Name, label, value, source',
  firstSort: { key: 'order', order: 'asc' },
  columns: [
    { key: 'key', label: 'Name', sortable: true },
    { key: 'label', label: 'Label' },
    { key: 'value', label: 'Value' },
    { key: 'asOf', label: 'As of', as: 'day', sortable: true },
  ],
  fields: [
    { key: 'key', label: 'Name', kind: 'text', required: true },
    { key: 'label', label: 'Label', kind: 'text', required: true },
    { key: 'value', label: 'Value', kind: 'text', required: true },
    { key: 'source', label: 'Source', kind: 'text', required: true, hint: 'On what ground it is said.' },
    { key: 'asOf', label: 'As of', kind: 'day', required: true },
    orderField,
  ],
});

export const media: EntityDescription = {
  name: 'media',
  title: 'Pictures',
  noun: 'picture',
  roles: { read: editors, write: editors },
  titleOf: (record) => textAt(record, 'alt') || record.id,
  stateOf: (record) => textAt(record, 'kind') || null,
  searchHint: 'Words of the picture',
  columns: [
    { key: 'src', label: 'Picture', as: 'picture' },
    { key: 'alt', label: 'Words' },
    { key: 'kind', label: 'Kind', as: 'state' },
    { key: 'width', label: 'Width', as: 'figure' },
    { key: 'height', label: 'Height', as: 'figure' },
  ],
  filters: [{ key: 'kind', label: 'Kind', kind: 'select', options: optionsOf(['photograph', 'drawing']) }],
  fields: [
    { key: 'alt', label: 'What it shows', kind: 'text', required: true },
    {
      key: 'kind',
      label: 'Kind',
      kind: 'select',
      options: optionsOf(['photograph', 'drawing']),
      required: true,
    },
    { key: 'focus', label: 'What stays in view', kind: 'focus' },
  ],
  facts: [
    { key: 'src', label: 'Picture', as: 'picture' },
    { key: 'width', label: 'Width', as: 'figure' },
    { key: 'height', label: 'Height', as: 'figure' },
    { key: 'createdAt', label: 'Uploaded', as: 'moment' },
    { key: 'version', label: 'Version', as: 'figure' },
  ],
};

export const aliases: EntityDescription = {
  name: 'aliases',
  title: 'Names that mean the same',
  noun: 'group of names',
  roles: { read: editors, write: editors },
  titleOf: (record) => (Array.isArray(record['names']) ? record['names'].join(' = ') : record.id),
  stateOf: (record) => textAt(record, 'kind') || null,
  searchHint: 'Any spelling',
  canCreate: true,
  columns: [
    { key: 'names', label: 'Names', as: 'list' },
    { key: 'kind', label: 'Kind', as: 'state' },
    { key: 'isSample', label: 'Sample', as: 'flag' },
  ],
  filters: [
    { key: 'kind', label: 'Kind', kind: 'select', options: optionsOf(['place', 'deity', 'saint', 'word']) },
  ],
  fields: [
    {
      key: 'kind',
      label: 'Kind',
      kind: 'select',
      options: optionsOf(['place', 'deity', 'saint', 'word']),
      required: true,
    },
    {
      key: 'names',
      label: 'Names',
      kind: 'words',
      required: true,
      hint: 'One a line, the one that records use first.',
    },
  ],
  actions: [
    {
      name: 'delete',
      label: 'Delete',
      roles: editors,
      tone: 'danger',
      confirm: 'The search will no longer take one of these names for the other.',
      done: 'Deleted.',
    },
  ],
};
