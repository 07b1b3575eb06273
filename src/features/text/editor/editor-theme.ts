// The colors of the editor, read from the design tokens of the page: light, dark, or more contrast.
import type { IDisposable } from 'monaco-editor/editor';
import type { TokenName } from '../../../core/language-service/tokens/policy-tokens.ts';
import { createTokenResolver } from '../../../ui/environment/resolve-tokens.ts';
import { monaco } from '../monaco/monaco.ts';

export const THEME_NAME = 'gatepost';

const tokenColors = {
  field: ['--code-field'],
  allow: ['--code-allow'],
  deny: ['--code-disallow'],
  value: ['--code-value'],
  agent: ['--code-agent', 'bold'],
  local: ['--code-special'],
  wildcard: ['--code-special', 'bold'],
  remark: ['--code-comment', 'italic'],
  broken: ['--code-broken'],
} as const satisfies Record<TokenName, readonly [token: string, fontStyle?: string]>;

/** Search matches have a border, not a color: yellow marks the line that decides. */
const editorColors = {
  'editor.background': '--surface',
  'editor.foreground': '--code-value',
  'editor.lineHighlightBackground': '--code-current',
  'editor.selectionBackground': '--code-select',
  'editor.selectionForeground': '--code-selected',
  'editor.inactiveSelectionBackground': '--code-select',
  'editor.findMatchBackground': '--code-select',
  'editor.findMatchBorder': '--ink',
  'editor.findMatchHighlightBackground': '--surface-3',
  'editor.findMatchHighlightBorder': '--line-strong',
  'editor.foldBackground': '--surface-2',
  'editor.rangeHighlightBackground': '--surface-3',
  'editorCursor.foreground': '--ink',
  'editorError.foreground': '--failed',
  'editorWarning.foreground': '--warning',
  'editorInfo.foreground': '--ink-3',
  'editorHint.foreground': '--ink-3',
  'editorMarkerNavigation.background': '--surface-pop',
  'editorMarkerNavigationError.background': '--failed',
  'editorMarkerNavigationWarning.background': '--warning',
  'editorMarkerNavigationInfo.background': '--line-strong',
  'editorSuggestWidget.background': '--surface-pop',
  'editorSuggestWidget.border': '--line-strong',
  'editorSuggestWidget.foreground': '--ink',
  'editorSuggestWidget.selectedBackground': '--surface-3',
  'editorSuggestWidget.selectedForeground': '--ink',
  'editorSuggestWidget.selectedIconForeground': '--ink',
  'editorSuggestWidget.highlightForeground': '--ink',
  'editorSuggestWidget.focusHighlightForeground': '--ink',
  'editor.snippetTabstopHighlightBackground': '--surface-3',
  'editorLink.activeForeground': '--ink',
  'textLink.foreground': '--ink',
  'textLink.activeForeground': '--ink',
  'peekView.border': '--line-strong',
  'peekViewEditor.background': '--surface-2',
  'peekViewEditorGutter.background': '--surface-2',
  'peekViewEditor.matchHighlightBackground': '--surface-3',
  'peekViewEditor.matchHighlightBorder': '--line-strong',
  'peekViewResult.background': '--surface-pop',
  'peekViewResult.fileForeground': '--ink',
  'peekViewResult.lineForeground': '--ink',
  'peekViewResult.matchHighlightBackground': '--surface-3',
  'peekViewResult.selectionBackground': '--surface-3',
  'peekViewResult.selectionForeground': '--ink',
  'peekViewTitle.background': '--surface-2',
  'peekViewTitleLabel.foreground': '--ink',
  'peekViewTitleDescription.foreground': '--ink-2',
  'editorGutter.background': '--surface',
  'editorGutter.foldingControlForeground': '--ink-2',
  'editorLineNumber.foreground': '--ink-3',
  'editorLineNumber.activeForeground': '--ink',
  'editorOverviewRuler.errorForeground': '--failed',
  'editorOverviewRuler.findMatchForeground': '--line-strong',
  'editorOverviewRuler.infoForeground': '--line-strong',
  'editorOverviewRuler.warningForeground': '--warning',
  'editorUnicodeHighlight.border': '--warning',
  'editorUnicodeHighlight.background': '--warning-tint',
  'diffEditor.insertedLineBackground': '--surface-2',
  'diffEditor.insertedTextBackground': '--changed-tint',
  'diffEditor.removedLineBackground': '--surface-2',
  'diffEditor.removedTextBackground': '--failed-tint',
  'diffEditor.diagonalFill': '--line',
  'diffEditor.unchangedRegionBackground': '--surface-2',
  'diffEditor.unchangedRegionForeground': '--ink-2',
  'diffEditor.unchangedRegionShadow': '--line',
  'editorWidget.background': '--surface-pop',
  'editorWidget.foreground': '--ink',
  'editorWidget.border': '--line-strong',
  'editorHoverWidget.background': '--surface-pop',
  'editorHoverWidget.foreground': '--ink',
  'editorHoverWidget.border': '--line-strong',
  'icon.foreground': '--ink-2',
  'input.background': '--surface',
  'input.foreground': '--ink',
  'input.border': '--line-strong',
  'input.placeholderForeground': '--ink-3',
  'inputOption.activeBackground': '--surface-3',
  'inputOption.activeForeground': '--ink',
  'inputOption.activeBorder': '--line-strong',
  focusBorder: '--focus',
  'menu.background': '--surface-pop',
  'menu.foreground': '--ink',
  'menu.selectionBackground': '--surface-3',
  'menu.selectionForeground': '--ink',
  'menu.separatorBackground': '--line',
  'quickInput.background': '--surface-pop',
  'quickInput.foreground': '--ink',
  'quickInputList.focusBackground': '--surface-3',
  'quickInputList.focusForeground': '--ink',
  'quickInputList.focusIconForeground': '--ink-2',
  'pickerGroup.foreground': '--ink-2',
  'pickerGroup.border': '--line',
  'widget.border': '--line-strong',
  'symbolIcon.namespaceForeground': '--ink-2',
  'list.highlightForeground': '--ink',
  'list.focusHighlightForeground': '--ink',
  'list.hoverBackground': '--surface-3',
  'list.activeSelectionBackground': '--surface-3',
  'list.activeSelectionForeground': '--ink',
  'scrollbarSlider.background': '--surface-3',
  'scrollbarSlider.hoverBackground': '--line-strong',
  'scrollbarSlider.activeBackground': '--line-strong',
  'toolbar.hoverBackground': '--surface-3',
} as const;

const allTokens = new Set([
  ...Object.values(tokenColors).map(([token]) => token),
  ...Object.values(editorColors),
]);

/** Reads the tokens again, and applies them to every editor of the page. */
export function applyTheme(): void {
  const colorOf = createTokenResolver(allTokens);
  const { colorScheme } = getComputedStyle(document.documentElement);
  monaco.editor.defineTheme(THEME_NAME, {
    base: baseThemeOf(colorScheme),
    inherit: true,
    rules: Object.entries(tokenColors).map(([token, [name, fontStyle = '']]) => ({
      token,
      foreground: colorOf(name).slice(1),
      fontStyle,
    })),
    colors: {
      ...Object.fromEntries(Object.entries(editorColors).map(([part, name]) => [part, colorOf(name)])),
      'editor.lineHighlightBorder': '#00000000',
      'editorOverviewRuler.border': '#00000000',
      'scrollbar.shadow': '#00000000',
      'widget.shadow': '#00000033',
    },
  });
  monaco.editor.setTheme(THEME_NAME);
}

/**
 * `color-scheme` is `light`, `dark` or `light dark`. With the last, and where forced colors are active, the
 * system decides.
 */
function baseThemeOf(colorScheme: string) {
  const isForced = matchMedia('(forced-colors: active)').matches;
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  if (isForced) return isSystemDark ? 'hc-black' : 'hc-light';
  if (!colorScheme.includes('light')) return colorScheme.includes('dark') ? 'vs-dark' : 'vs';
  return colorScheme.includes('dark') && isSystemDark ? 'vs-dark' : 'vs';
}

/**
 * Applies the theme now, as the page's colors may have changed while the editor was loading, and again whenever they
 * change: by the system, or by a setting on the root element.
 */
export function followPageTheme(): IDisposable {
  applyTheme();
  const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'].map(
    (query) => matchMedia(query),
  );
  const observer = new MutationObserver(applyTheme);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-contrast'] });
  for (const query of queries) query.addEventListener('change', applyTheme);
  return {
    dispose() {
      observer.disconnect();
      for (const query of queries) query.removeEventListener('change', applyTheme);
    },
  };
}
