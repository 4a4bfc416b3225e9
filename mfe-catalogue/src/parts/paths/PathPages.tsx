import type { ListedPath } from '@lectern/shared/domain';
import { useHost, useTitle } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { inLanguage, useText } from '@lectern/shared/text';
import { BookIcon, Breadcrumbs, ButtonLink, EmptyState, Page, PageHeader, SkeletonText } from '@lectern/shared/ui';
import { cataloguePaths } from '../../data/cataloguePaths';
import { pathText } from '../../text/paths.en';
import { ALL_PATHS } from './pathAddress';
import { PathGrid } from './PathGrid';
import { PathView } from './PathView';

/** Page of a learning path, or with a null `id` of all of them. */
export function PathPages({ id }: { id: string | null }) {
  const text = useText(pathText);
  const query = useQuery(cataloguePaths(useHost().config.backend));
  const path = query.data?.find((one) => one.id === id);
  useTitle(path?.title ?? text.title);
  return (
    <Page>
      <PageHeader
        title={path ? <InPathLanguage path={path}>{path.title}</InPathLanguage> : text.title}
        lead={path ? <InPathLanguage path={path}>{path.summary}</InPathLanguage> : text.lead}
        breadcrumbs={<Breadcrumbs items={crumbs(text, path)} />}
      />
      <QueryState query={query} title={text.failed} placeholder={<SkeletonText lines={10} />}>
        {(paths) => {
          if (path) return <PathView path={path} />;
          if (id !== null) return <Nothing title={text.unknown} lead={text.unknownLead} />;
          if (paths.length === 0) return <Nothing title={text.none} lead={text.noneLead} />;
          return <PathGrid paths={paths} headingLevel={2} />;
        }}
      </QueryState>
    </Page>
  );
}

/** Text of a path, which is written in the language of its courses. */
function InPathLanguage({ path, children }: { path: ListedPath; children: string }) {
  return <span {...inLanguage(path.courses[0]?.language)}>{children}</span>;
}

const crumbs = (text: { home: string; title: string }, path: ListedPath | undefined) => [
  { label: text.home, to: '/' },
  ...(path ? [{ label: text.title, to: ALL_PATHS }, { label: path.title }] : [{ label: text.title }]),
];

function Nothing({ title, lead }: { title: string; lead: string }) {
  const text = useText(pathText);
  return (
    <EmptyState icon={<BookIcon />} title={title} actions={<ButtonLink to="/all-courses">{text.browse}</ButtonLink>}>
      {lead}
    </EmptyState>
  );
}
