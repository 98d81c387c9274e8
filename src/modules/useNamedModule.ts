import { useSearchParams } from 'react-router-dom';
import type { Module } from '../../machines/rules/domain.ts';
import { useModules } from './context.ts';

/**
 * The module that the URL names by `module_id` (NAV-07, NAV-13, NAV-14); null when it names none,
 * or one that is not available here.
 */
export function useNamedModule(): Module | null {
  const [params] = useSearchParams();
  const named = Number(params.get('module_id'));
  return useModules().find((module) => module.id === named) ?? null;
}
