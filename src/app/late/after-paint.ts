// Parts of the workbench that are loaded after its first paint.
export { AddFileMenu, FileMenu } from '../files/file-menu.tsx';
export { ConvertMenu } from '../panes/convert-menu.tsx';
export { AboutReader } from '../readers/about-reader.tsx';
export { SiteName } from '../shell/site-name.tsx';
