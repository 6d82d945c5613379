<?php

declare(strict_types=1);

namespace Kundenportal\Widgets\ViewHelpers;

use Kundenportal\Widgets\Anchor;
use Kundenportal\Widgets\Configuration;
use Kundenportal\Widgets\Script;
use Psr\Http\Message\ServerRequestInterface;
use TYPO3\CMS\Core\Information\Typo3Version;
use TYPO3\CMS\Core\Page\AssetCollector;
use TYPO3\CMS\Core\Site\Entity\Site;
use TYPO3\CMS\Core\Utility\ExtensionManagementUtility;
use TYPO3\CMS\Frontend\ContentObject\ContentObjectRenderer;
use TYPO3Fluid\Fluid\Core\ViewHelper\AbstractViewHelper;
use TYPO3Fluid\Fluid\Core\ViewHelper\TagBuilder;

/**
 * Writes the element of a widget, with the editor's text inside, and asks for script and configuration once a page.
 */
final class WidgetViewHelper extends AbstractViewHelper
{
    protected $escapeOutput = false;

    public function __construct(
        private readonly AssetCollector $assets,
        private readonly ContentObjectRenderer $links,
    ) {}

    public function initializeArguments(): void
    {
        $this->registerArgument('type', 'string', 'Type of the element', true);
        $this->registerArgument('parameters', 'array', 'What the editor filled in', false, []);
    }

    public function render(): string
    {
        $configured = static fn(string $file): array => require ExtensionManagementUtility::extPath(
            'kundenportal',
            "Configuration/$file.php"
        );
        $content = trim((string)$this->renderChildren());
        $attributes = Anchor::attributes(
            $configured('Widgets')['widgets'],
            (string)$this->arguments['type'],
            (array)$this->arguments['parameters']
        );
        if ($attributes === null) {
            return $content;
        }
        $this->addAssets(Configuration::deviations($configured('Settings'), $this->setting(...)));
        $tag = new TagBuilder('div', $content);
        $tag->forceClosingTag(true);
        // The builder escapes values.
        $tag->addAttributes(array_map($this->address(...), $attributes));
        return $tag->render();
    }

    /**
     * The collector keeps one of each name, so that several widgets of a page share them.
     *
     * @param array<string, mixed> $configuration
     */
    private function addAssets(array $configuration): void
    {
        if ($configuration !== []) {
            $this->assets->addInlineJavaScript(
                'kundenportal-config',
                Configuration::json($configuration),
                ['type' => 'application/json', 'id' => 'portal-config'],
            );
        }
        $script = Script::of(
            trim((string)$this->setting('kundenportal.script')),
            (new Typo3Version())->getMajorVersion(),
            (string)$this->request()?->getAttribute('normalizedParams')?->getRequestHost(),
        );
        $this->assets->addJavaScript('kundenportal', $script['source'], ['type' => 'module'], $script['options']);
    }

    private function setting(string $name): mixed
    {
        $site = $this->request()?->getAttribute('site');
        $value = $site instanceof Site ? $site->getSettings()->get($name) : null;
        return is_string($value) ? $this->address($value) : $value;
    }

    /** The address of a page that is named as `t3://page?uid=12`; other texts stay. */
    private function address(string $value): string
    {
        return str_starts_with($value, 't3://') ? $this->links->typoLink_URL(['parameter' => $value]) : $value;
    }

    private function request(): ?ServerRequestInterface
    {
        $request = $GLOBALS['TYPO3_REQUEST'] ?? null;
        return $request instanceof ServerRequestInterface ? $request : null;
    }
}
