export { AccountMenu } from './AccountMenu.tsx';
export { AccountRows } from './AccountRows.tsx';
export { MembersPage } from './MembersPage.tsx';
