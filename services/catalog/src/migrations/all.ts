import { contentTables } from './0001-content.js';
import { contributorTables } from './0002-contributors.js';
import { searchTables } from './0003-search.js';

export const migrations = [contentTables, contributorTables, searchTables];
