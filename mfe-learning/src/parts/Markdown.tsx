export { Markdown } from '@lectern/shared/ui';
