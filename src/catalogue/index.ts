export { AskPlace } from './AskPlace.tsx';
export { AverageNumber, AverageRating } from './AverageRating.tsx';
export { Breadcrumbs } from './Breadcrumbs.tsx';
export { CategoryLinks } from './search/CategoryLinks.tsx';
export { isSearch } from './links.ts';
export { nextPage, nextStoresPage, storeItemsQuery } from './queries.ts';
export { SearchBox } from './search/SearchBox.tsx';
export { ChatButton } from './ChatButton.tsx';
export { ShareButton } from './ShareButton.tsx';
