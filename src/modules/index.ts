export {
  isOrdering,
  ModuleProvider,
  moduleHue,
  useModule,
  useModuleActor,
  useModules,
  useNoModules,
  type ModuleActor,
} from './context.ts';
export { NoModules } from './NoModules.tsx';
