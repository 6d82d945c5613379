<?php

declare(strict_types=1);

use TYPO3\CMS\Core\Imaging\IconProvider\SvgIconProvider;

// One for each wing, so that elements can be told apart in the page module.
return array_map(
    static fn(string $file): array => [
        'provider' => SvgIconProvider::class,
        'source' => 'EXT:kundenportal/Resources/Public/Icons/' . $file . '.svg',
    ],
    [
        'kundenportal-portal' => 'portal',
        'kundenportal-shop' => 'shop',
        'kundenportal-forms' => 'forms',
        'kundenportal-site' => 'site',
    ],
);
