<?php

declare(strict_types=1);

namespace Kundenportal\Widgets\ViewHelpers;

use Kundenportal\Widgets\Anchor;
use Kundenportal\Widgets\Configuration;
use Psr\Http\Message\ServerRequestInterface;
use TYPO3\CMS\Core\Page\AssetCollector;
use TYPO3\CMS\Core\Site\Entity\Site;
use TYPO3\CMS\Core\Utility\ExtensionManagementUtility;
use TYPO3Fluid\Fluid\Core\ViewHelper\AbstractTagBasedViewHelper;

/**
 * Writes the element of a widget, with the editor's text inside, and asks for script and configuration once a page.
 */
final class WidgetViewHelper extends AbstractTagBasedViewHelper
{
    protected $tagName = 'div';

    public function __construct(private readonly AssetCollector $assets)
    {
        parent::__construct();
    }

    public function initializeArguments(): void
    {
        parent::initializeArguments();
        $this->registerArgument('name', 'string', 'Name of the widget', true);
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
            (string)$this->arguments['name'],
            (array)$this->arguments['parameters']
        );
        if ($attributes === null) {
            return $content;
        }
        $this->addAssets(Configuration::deviations($configured('Settings'), $this->setting(...)));
        $this->tag->reset();
        $this->tag->setTagName('div');
        $this->tag->forceClosingTag(true);
        // The builder escapes values.
        $this->tag->addAttributes($attributes);
        $this->tag->setContent($content);
        return $this->tag->render();
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
        $own = trim((string)$this->setting('kundenportal.script'));
        $this->assets->addJavaScript(
            'kundenportal',
            $own === '' ? 'EXT:kundenportal/Resources/Public/portal/portal.js' : $own,
            ['type' => 'module'],
            ['useNonce' => true],
        );
    }

    private function setting(string $name): mixed
    {
        $request = $GLOBALS['TYPO3_REQUEST'] ?? null;
        $site = $request instanceof ServerRequestInterface ? $request->getAttribute('site') : null;
        return $site instanceof Site ? $site->getSettings()->get($name) : null;
    }
}
