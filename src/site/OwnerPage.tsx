import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { createElement, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { messageOf } from '../../machines/rules/failure.ts';
import { t } from '../messages/index.ts';
import { printPage } from '../platform/share.ts';
import { Button } from '../ui/Button.tsx';
import { H1, Wrap } from '../ui/Layout.tsx';
import { EmptyPanel, ErrorPanel } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ownerPages } from './ownerPages.ts';
import { ownerPageQuery } from './queries.ts';
import { readHtml, type SafeNode } from './safeHtml.ts';
import { usePageTitle } from '../shop/usePageTitle.ts';

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  margin-block: 40px 24px;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 256px minmax(0, 1fr);
  gap: 24px 72px;
  align-items: start;
  > :only-child {
    grid-column: 1 / -1;
  }
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Toc = styled.nav`
  position: sticky;
  inset-block-start: 120px;
  display: grid;
  gap: 2px;
  > a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: 14px;
    border-radius: var(--r-md);
    font: var(--type-sm-strong);
    color: var(--text-2);
  }
  @media (hover: hover) {
    > a:hover {
      background: var(--fill);
      color: var(--text);
    }
  }
  @media (max-width: 1180px) {
    position: static;
    padding: 8px;
    border-radius: var(--r-lg);
    background: var(--surface-quiet);
  }
  @media print {
    display: none;
  }
`;

const Words = styled.article`
  font: var(--type-body-lg);
  color: var(--text-2);
  max-inline-size: 68ch;
  min-block-size: 40vh;
  h2,
  h3,
  h4 {
    scroll-margin-block-start: 120px;
    font: var(--type-h3);
    letter-spacing: var(--track-h3);
    color: var(--text);
    margin-block: 1.6em 0.5em;
  }
  h2 {
    font: var(--type-h2);
    letter-spacing: var(--track-h2);
  }
  > :first-child {
    margin-block-start: 0;
  }
  b,
  strong {
    color: var(--text);
  }
  p,
  ul,
  ol,
  blockquote {
    margin-block-end: 1em;
  }
  ul {
    list-style: disc;
    padding-inline-start: 1.4em;
  }
  ol {
    list-style: decimal;
    padding-inline-start: 1.4em;
  }
  a {
    color: var(--accent-text);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > div {
    margin-block-end: 14px;
  }
`;

/**
 * The page for all texts that the shop's owner writes, such as the terms; the path decides which
 * one it shows. It has a table of contents (LAND-06..10).
 */
export function OwnerPage() {
  const { pathname } = useLocation();
  const page = ownerPages.find(({ path }) => path === pathname);
  return page && <Page key={page.name} name={page.name} title={t(page.title)} />;
}

/** A page with fewer parts than this gets no table of contents. */
const MIN_PARTS = 3;

function Page({ name, title }: { name: (typeof ownerPages)[number]['name']; title: string }) {
  const { data, isPending, error, refetch } = useQuery(ownerPageQuery(name));
  const nodes = useMemo(() => withoutTitle(readHtml(data ?? ''), title), [data, title]);
  const parts = useMemo(() => partsOf(nodes), [nodes]);
  usePageTitle(title);
  return (
    <Wrap>
      <Head>
        <H1>{title}</H1>
        {nodes.length > 0 && (
          <Button look="outline" icon={<Printer size={18} aria-hidden />} onClick={printPage}>
            {t('site.page.print')}
          </Button>
        )}
      </Head>
      <Columns>
        {parts.length >= MIN_PARTS && <Contents parts={parts} />}
        <Words aria-busy={isPending}>
          {isPending && [72, 96, 88, 54].map((part) => <Line key={part} percent={part} />)}
          {data === undefined && error !== null && (
            <ErrorPanel message={messageOf(error)} onRetry={() => void refetch()} />
          )}
          {data !== undefined && nodes.length === 0 && (
            <EmptyPanel title={t('site.page.empty')} object="notebook" />
          )}
          {nodes.map((node, index) => shown(node, index, partId(index)))}
        </Words>
      </Columns>
    </Wrap>
  );
}

interface Part {
  id: string;
  title: string;
}

/**
 * The id of a heading, to which the table of contents links. `index` is the heading's index among
 * the page's nodes.
 */
const partId = (index: number): string => `part-${index + 1}`;

/** The parts of a page: its headings of the second level. */
const partsOf = (nodes: readonly SafeNode[]): Part[] =>
  nodes.flatMap((node, index) =>
    typeof node !== 'string' && node.tag === 'h2'
      ? [{ id: partId(index), title: wordsOf(node).trim() }]
      : [],
  );

/** The table of contents, with a link to each part of the page. */
function Contents({ parts }: { parts: readonly Part[] }) {
  return (
    <Toc aria-label={t('site.page.contents')}>
      {parts.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          <bdi>{title}</bdi>
        </a>
      ))}
    </Toc>
  );
}

const Line = ({ percent }: { percent: number }) => (
  <div>
    <Skeleton $height="1.2rem" $width={`${percent}%`} />
  </div>
);

const wordsOf = (node: SafeNode): string =>
  typeof node === 'string' ? node : node.children.map(wordsOf).join('');

const isEmpty = (node: SafeNode): boolean => wordsOf(node).trim() === '';

/** Whether a node has no words, but separates those before it from those after it. */
const isSeparator = (node: SafeNode): boolean =>
  typeof node === 'string' || node.tag === 'br' || node.tag === 'hr';

/**
 * Removes empty nodes, and a first heading that repeats the page's title, because the title is
 * shown already.
 */
function withoutTitle(nodes: SafeNode[], title: string): SafeNode[] {
  const start = nodes.findIndex((node) => !isEmpty(node));
  const first = nodes[start];
  if (first === undefined) return [];
  const repeated = typeof first !== 'string' && wordsOf(first).trim() === title;
  const others = nodes.slice(repeated ? start + 1 : start);
  if (others.every(isEmpty)) return [];
  return others.filter((node) => isSeparator(node) || !isEmpty(node));
}

function shown(node: SafeNode, key: number, id?: string): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
  const outside = href?.startsWith('http') === true;
  const props = {
    key,
    ...(id !== undefined && tag === 'h2' && { id }),
    ...(href === null ? {} : { href }),
    ...(outside ? { target: '_blank', rel: 'noreferrer' } : {}),
  };
  return createElement(tag, props, ...children.map((child, index) => shown(child, index)));
}
