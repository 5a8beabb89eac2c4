/** The page's data for its scripts: `<script type="application/json" id="start">`, inert until it is read. */
export type StartData = {
  /** addresses to evaluate one after the other, before the entry */
  readonly modules: readonly string[];
  /** a matched route's id and the addresses of its modules, outermost first */
  readonly routes: readonly (readonly [id: string, ...modules: string[]])[];
  /** the entry's address */
  readonly entry: string;
  /** React Router's settings */
  readonly context: object;
  /** the loaders' data as React Router writes it (turbo-stream) */
  readonly data: string;
};

export const START_ID = 'start';

/** The form whose scripts are loaded last; until then it works by itself. */
export const HELD_FORM = 'compare';

/** From this mark on the scripts respond (bench, journeys). */
export const TAKEN_OVER = 'taken-over';

/** The presses from before the scripts ran, for early-presses.ts. */
declare global {
  interface Window {
    earlyPresses?: HTMLElement[];
    /** buttons of the form that is handled later, {@link HELD_FORM} */
    heldPresses?: HTMLElement[];
  }
}

/**
 * Runs at the page's end and decides when the application's scripts start (docs/adr/0012): at the visitor's first
 * action, else once the page has loaded and the browser is idle, at the latest after three seconds. Each module is
 * evaluated in a task of its own, so that the page responds in between. Links and forms work before that; presses of
 * buttons and boxes without an effect of their own are recorded until the scripts handle them, and so are those of
 * the form that would lead away from the page. If the visitor goes back to an address of the same document – after a
 * reload – before that, the page of that address is loaded, since the scripts would start this one in its name. What
 * a translator changes in the page until then is recorded. The text is the same on every page: its hash is in the
 * content security policy.
 */
export const START_SCRIPT = `{
const signs=['pointerdown','pointermove','touchstart','keydown','wheel','scroll'],pressed=window.earlyPresses=[];
window.heldPresses=[];
window.earlyChanges=[];
new MutationObserver((changes,own)=>window.earlyChanges?earlyChanges.push(...changes):own.disconnect()).observe(document,{childList:true,subtree:true});
addEventListener('click',({target})=>{const button=target.closest?.('button[type=button]:not([popovertarget]),input:is([type=checkbox],[type=radio])');if(button&&pressed.length<9)window.earlyPresses?.push(button)},true);
addEventListener('submit',event=>{if(event.target.id==='${HELD_FORM}'&&event.submitter&&window.heldPresses){event.preventDefault();heldPresses.push(event.submitter)}},true);
const here=()=>location.pathname+location.search,shown=here();
addEventListener('popstate',()=>{if(here()!==shown&&!performance.getEntriesByName('${TAKEN_OVER}').length)location.reload()});
let started=false;
const start=async()=>{
if(started)return;
started=true;
for(const sign of signs)removeEventListener(sign,start,true);
const {modules,routes,entry}=JSON.parse(document.getElementById('${START_ID}').textContent),found={};
for(const href of [...modules,entry])document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
for(const one of modules){await import(one);await new Promise(done=>setTimeout(done))}
for(const [id,...parts] of routes)found[id]=Object.assign({},...await Promise.all(parts.map(part=>import(part))));
window.__reactRouterRouteModules=found;
import(entry)
};
for(const sign of signs)addEventListener(sign,start,{capture:true,passive:true});
addEventListener('load',()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:500}):setTimeout(start,200));
setTimeout(start,3000)
}`;
