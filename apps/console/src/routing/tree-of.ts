import type { AnyRoute } from '@tanstack/react-router';
import { root } from './route-tree.ts';

/**
 * Adds each route to the parent it names, so features can place pages below a frame's parent. For the type
 * checker all are children of the root, because typed links need each route's full path.
 */
export function treeOf<const Routes extends readonly AnyRoute[]>(routes: Routes) {
  const tree = root.addChildren(routes);
  const children = new Map<AnyRoute, AnyRoute[]>();
  for (const route of routes) {
    const parent: AnyRoute = route.options.getParentRoute();
    children.set(parent, [...(children.get(parent) ?? []), route]);
  }
  for (const [parent, below] of children) parent.addChildren(below);
  return tree;
}
