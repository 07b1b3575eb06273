// Parts of the table that not every table has.
export { QuestionBar } from '../questions/question-bar.tsx';
export { HeadDetails } from './actions/head-details.tsx';
export { HeadMenuItems } from './actions/head-menu-items.tsx';
export { FileTooBig } from './file-too-big.tsx';
export { PathTree } from './tree/path-tree.tsx';
