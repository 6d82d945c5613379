<?php

declare(strict_types=1);

use TYPO3\CMS\Core\Imaging\IconProvider\SvgIconProvider;

return [
    'kundenportal-widget' => [
        'provider' => SvgIconProvider::class,
        'source' => 'EXT:kundenportal/Resources/Public/Icons/Extension.svg',
    ],
];
